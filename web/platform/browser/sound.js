// Sounds (sound.hpp), made of knocks and notes; nothing is fetched.
'use strict';

mergeInto(LibraryManager.library, {
  $Sounds__deps: ['$Bastide'],
  $Sounds__postset: 'Sounds.listen();',
  $Sounds: {
    audio: null,
    air: null,  // what is heard all the time: {gain, bell}
    due: null,  // the last sound that could not be played yet: {which, volume, asked}

    // Browsers suspend sounds, and a phone interrupts them for a call or when it is locked. Some take them up again
    // only within a press.
    listen: function () {
      if (typeof window === 'undefined') return;
      ['pointerup', 'touchend', 'keydown'].forEach(function (press) {
        window.addEventListener(press, function () { if (Sounds.audio) Sounds.resume(); }, {capture: true, passive: true});
      });
    },
    resume: function () {
      var audio = Sounds.audio;
      if (audio.state === 'running' || audio.state === 'closed') return;
      try {
        Promise.resolve(audio.resume()).catch(function () {});
      } catch (refused) {}
    },
    // Where browsers allow it: once the page has been touched.
    ready: function () {
      var Context = window.AudioContext || window.webkitAudioContext, activation = navigator.userActivation;
      if (!Context || (activation && !activation.hasBeenActive)) return null;
      if (!Sounds.audio) {
        Sounds.audio = new Context();
        Sounds.audio.onstatechange = Sounds.catchUp;
      }
      Sounds.resume();
      return Sounds.audio;
    },
    // What has been asked for in silence would be heard all at once: only the last, and not long after.
    catchUp: function () {
      var due = Sounds.due;
      if (!due || Sounds.audio.state !== 'running') return;
      Sounds.due = null;
      if (Date.now() - due.asked < 1000) Sounds.play(due.which, due.volume);
    },
    fade: function (node, at, loud, length) {
      var audio = Sounds.audio, gain = audio.createGain();
      gain.gain.setValueAtTime(0.0001, at);
      gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
      node.connect(gain).connect(audio.destination);
      return gain;
    },
    noise: function (seconds) {
      var audio = Sounds.audio, samples = Math.ceil(audio.sampleRate * seconds);
      var buffer = audio.createBuffer(1, samples, audio.sampleRate), data = buffer.getChannelData(0);
      for (var i = 0; i < samples; ++i) data[i] = 2 * Math.random() - 1;
      var noise = audio.createBufferSource();
      noise.buffer = buffer;
      return noise;
    },
    filter: function (kind, hertz, q) {
      var filter = Sounds.audio.createBiquadFilter();
      filter.type = kind;
      filter.frequency.value = hertz;
      filter.Q.value = q;
      return filter;
    },
    play: function (which, volume) {
      var audio = Sounds.ready();
      if (!audio) return;
      if (audio.state !== 'running') {
        Sounds.due = {which: which, volume: volume, asked: Date.now()};
        return;
      }
      var now = audio.currentTime + 0.01;
      var run = function (source, node, after, loud, length) {
        Sounds.fade(node, now + after, loud * volume, length);
        source.start(now + after);
        source.stop(now + after + length);
      };
      var note = function (after, hertz, loud, length) {
        var voice = audio.createOscillator();
        voice.type = 'triangle';
        voice.frequency.value = hertz;
        run(voice, voice, after, loud, length);
      };
      var knock = function (after, hertz, loud, length) {
        var noise = Sounds.noise(length);
        run(noise, noise.connect(Sounds.filter('bandpass', hertz, 1.5)), after, loud, length);
      };
      var notes = function (step, tones, loud, length) {
        tones.forEach(function (hertz, i) { note(step * i, hertz, loud, length); });
      };
      [
        function () { knock(0, 2600, 0.05, 0.12); },                                    // draw
        function () { knock(0, 420, 0.3, 0.09); note(0, 130, 0.12, 0.14); },            // lay
        function () { knock(0, 1800, 0.05, 0.04); },                                    // turn
        function () { knock(0, 900, 0.2, 0.06); note(0, 260, 0.06, 0.1); },             // figure
        function () { note(0, 2093, 0.03, 0.25); note(0.05, 2637, 0.03, 0.35); },       // coin
        function () { notes(0.08, [523, 659], 0.06, 0.3); note(0.16, 784, 0.06, 0.5); },  // points
        function () { note(0, 440, 0.05, 0.25); note(0.12, 587, 0.05, 0.4); },          // notice
        function () { for (var i = 0; i < 4; ++i) knock(0.07 * i, 1100 + 150 * i, 0.15, 0.05); },  // die
        function () { notes(0.14, [392, 523, 659, 784, 1047], 0.06, 0.8); },            // end
        function () { knock(0, 700, 0.08, 0.6); note(0, 311, 0.03, 0.7); note(0.1, 294, 0.03, 0.8); },  // whisper
        function () { notes(0.35, [330, 311, 247], 0.05, 1.2); },                       // lost
        function () { note(0, 659, 0.04, 0.22); note(0.11, 988, 0.04, 0.4); },          // yours
        function () {                                                                   // won
          notes(0.12, [523, 659, 784, 1047], 0.06, 0.5);
          [523, 784, 1047, 1319].forEach(function (hertz) { note(0.55, hertz, 0.05, 1.6); });
        },
        function () { knock(0, 1500, 0.22, 0.03); knock(0.035, 420, 0.32, 0.09); note(0.035, 165, 0.14, 0.16); },  // snap
        function () {                                                                   // banners
          note(0, 392, 0.035, 0.2); note(0.14, 392, 0.03, 0.12); note(0.24, 523, 0.04, 0.55); note(0.24, 392, 0.02, 0.5);
        },
        function () { for (var i = 0; i < 7; ++i) knock(0.075 * i, 1250 + 170 * (i * 5 % 7), 0.09, 0.035); },  // cobbles
        function () {                                                                   // bell
          [[392, 0.05, 1.5], [784, 0.03, 1.1], [932, 0.012, 0.8], [1176, 0.012, 0.6]].forEach(function (partial) {
            note(0, partial[0], partial[1], partial[2]);
            note(0.42, partial[0], 0.6 * partial[1], 0.8 * partial[2]);
          });
        },
        function () {                                                                   // birds
          [[0, 2350], [0.09, 2790], [0.3, 2640], [0.37, 2350], [0.44, 2790]].forEach(function (chirp) {
            note(chirp[0], chirp[1], 0.018, 0.09);
          });
        },
        function () { knock(0, 300, 0.16, 0.12); note(0.02, 233, 0.06, 0.3); note(0.16, 196, 0.06, 0.5); },  // loss
      ][which]();
    },

    // Wind: noise of which a slowly changing band passes. A bell far away, every minute or so.
    ambience: function (volume) {
      var air = Sounds.air;
      if (!air && volume > 0) {
        var audio = Sounds.ready();
        if (!audio) return;
        var noise = Sounds.noise(7), band = Sounds.filter('bandpass', 320, 0.7), gusts = audio.createOscillator();
        var depth = audio.createGain(), gain = audio.createGain();
        noise.loop = true;
        gusts.frequency.value = 0.07;
        depth.gain.value = 160;
        gusts.connect(depth).connect(band.frequency);
        gain.gain.value = 0;
        noise.connect(band).connect(gain).connect(audio.destination);
        noise.start();
        gusts.start();
        air = Sounds.air = {gain: gain, volume: 0, bell: 0};
      }
      if (!air || air.volume === volume) return;
      air.volume = volume;
      air.gain.gain.setTargetAtTime(0.035 * volume, Sounds.audio.currentTime, 0.8);
      clearTimeout(air.bell);
      if (volume > 0) Sounds.ring();
    },
    ring: function () {
      Sounds.air.bell = setTimeout(function () {
        var audio = Sounds.audio, now = audio.currentTime + 0.01;
        [[196, 1], [392, 0.5], [470, 0.35], [588, 0.2]].forEach(function (partial) {
          var voice = audio.createOscillator();
          voice.frequency.value = partial[0];
          Sounds.fade(voice, now, 0.02 * partial[1] * Sounds.air.volume, 4);
          voice.start(now);
          voice.stop(now + 4);
        });
        Sounds.ring();
      }, 40000 + 50000 * Math.random());
    },
  },

  bastide_js_sound__deps: ['$Sounds'],
  bastide_js_sound: function (which, volume) {
    try {
      Sounds.play(which, volume);
    } catch (refused) {}
  },
  bastide_js_ambience__deps: ['$Sounds'],
  bastide_js_ambience: function (volume) {
    try {
      Sounds.ambience(volume);
    } catch (refused) {}
  },
});
