// Channels between two pages (live_channels.hpp), by WebRTC. The single channel is negotiated in
// advance.
'use strict';

mergeInto(LibraryManager.library, {
  $Live__deps: ['$Bastide'],
  $Live__postset: 'Live.listen();',
  $Live: {
    ends: {},   // by channel: {connection, channel}
    news: [],   // "0".."3" (LiveNews), the channel, a line feed, the text

    tell: function (kind, number, text) {
      var head = kind + '' + number + '\n';
      // Each text supersedes the previous ones.
      if (kind === 2) Live.news = Live.news.filter(function (one) { return one.indexOf(head) !== 0; });
      Live.news.push(head + (text || ''));
      Bastide.wake();
    },
    listen: function () {
      // Tells the other page at once.
      if (typeof window !== 'undefined')
        window.addEventListener('pagehide', function () { Object.keys(Live.ends).forEach(Live.lost); });
    },
    drop: function (number) {
      var end = Live.ends[number];
      delete Live.ends[number];
      if (end) end.connection.close();
      return end;
    },
    lost: function (number) {
      if (Live.drop(number)) Live.tell(3, number);
    },
    begin: function (number, offer, stun) {
      var connection = new RTCPeerConnection({iceServers: stun ? [{urls: stun}] : []});
      var channel = connection.createDataChannel('', {negotiated: true, id: 0});
      Live.ends[number] = {connection: connection, channel: channel};
      var lost = function () { Live.lost(number); };
      var told = false;
      var describe = function () {
        if (told || !connection.localDescription) return;
        told = true;
        Live.tell(0, number, connection.localDescription.sdp);
      };
      channel.onopen = function () { Live.tell(1, number); };
      channel.onmessage = function (event) { Live.tell(2, number, String(event.data).split('\0').join('')); };
      channel.onclose = lost;
      connection.onconnectionstatechange = function () {
        // Some browsers report this for a connection whose peer has been silent until now, and open
        // it a moment later.
        setTimeout(function () { if (connection.connectionState === 'failed') lost(); }, 15000);
      };
      connection.onicegatheringstatechange = function () {
        if (connection.iceGatheringState === 'complete') describe();
      };
      Promise.resolve(offer && connection.setRemoteDescription({type: 'offer', sdp: offer})).then(function () {
        return connection.setLocalDescription();
      }).then(function () { setTimeout(describe, 3000); }, lost);  // a server may never answer
    },
  },

  bastide_js_live_possible__deps: ['$Live'],
  bastide_js_live_possible: function () { return window.RTCPeerConnection ? 1 : 0; },
  bastide_js_live_begin__deps: ['$Live'],
  bastide_js_live_begin: function (number, offer, stun) {
    try {
      Live.begin(number, UTF8ToString(offer), UTF8ToString(stun));
    } catch (refused) {
      Live.drop(number);
      Live.tell(3, number);
    }
  },
  bastide_js_live_answered__deps: ['$Live'],
  bastide_js_live_answered: function (number, answer) {
    var end = Live.ends[number];
    if (end)
      end.connection.setRemoteDescription({type: 'answer', sdp: UTF8ToString(answer)})
          .catch(function () { Live.lost(number); });
  },
  bastide_js_live_send__deps: ['$Live'],
  bastide_js_live_send: function (number, text) {
    try {
      Live.ends[number].channel.send(UTF8ToString(text));
    } catch (closed) {}  // which is reported separately
  },
  bastide_js_live_end__deps: ['$Live'],
  bastide_js_live_end: function (number) { Live.drop(number); },
  bastide_js_live_event__deps: ['$Live', '$Bastide'],
  bastide_js_live_event: function () { return Bastide.give(Live.news.length ? Live.news.shift() : null); },
});
