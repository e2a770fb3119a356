// The viewer before its program. Inlined in embed.html, so that something is there at once: picks
// language and look, says who played, and loads the program and the texts. A frame may have an
// opaque origin, where nothing can be stored and files arrive only as scripts; so nothing here asks
// for anything else.
(function () {
  'use strict';
  const root = document.documentElement, facts = root.dataset, given = location.hash;
  const patience = 15000;  // milliseconds before the page says that nothing has arrived
  const element = (id) => document.getElementById(id);
  const value = (key) => (new RegExp('[#&]' + key + '=([^&]*)').exec(given) || [])[1] || '';

  // ---- What the page says ------------------------------------------------------------------------

  const languages = new Map(JSON.parse(facts.languages));
  const browsers = (navigator.languages && navigator.languages[0]) || navigator.language || '';
  const language = languages.get(value('lang')) || languages.get(browsers.slice(0, 2)) || 'en';
  root.lang = language;
  document.querySelectorAll('span[lang]').forEach((said) => { said.hidden = said.lang !== language; });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const look = () => { facts.look = /^(light|dark)$/.test(value('look')) ? value('look') : dark.matches ? 'dark' : 'light'; };
  look();
  dark.addEventListener('change', look);

  const loading = () => facts.state === 'loading' || facts.state === 'stalled';
  function show(state, detail) {
    facts.state = state;
    element('detail').textContent = detail || '';
  }
  function broken(detail) {
    if (loading()) show('broken', detail);
  }
  show('loading');
  addEventListener('error', (event) => { if (event.message) broken(event.message); });
  addEventListener('unhandledrejection', (event) => broken(String(event.reason)));
  setTimeout(() => { if (loading()) show('stalled'); }, patience);
  element('again').addEventListener('click', () => location.reload());
  addEventListener('hashchange', () => location.reload());

  // A long press on the board is a look at it.
  ['contextmenu', 'selectstart'].forEach((name) => {
    element('board').addEventListener(name, (event) => event.preventDefault());
  });

  // Who played is in the address.
  const most_players = 8;
  value('n').split(',', most_players).forEach((name) => {
    try {
      const item = element('players').appendChild(document.createElement('li'));
      item.textContent = decodeURIComponent(name);
    } catch (mangled) {}
  });

  // ---- The whole game ----------------------------------------------------------------------------

  const open = element('open');
  open.href = './' + given.replace(/([#&])(lang|look|log)=[^&]*/g, '$1').replace(/&+(?=&|$)/g, '').replace('#&', '#');
  // A frame may be forbidden to open tabs, and nothing says so: then the address is there to copy.
  open.addEventListener('click', () => setTimeout(() => {
    if (!document.hasFocus() || document.hidden) return;
    element('address').hidden = false;
    element('link').value = open.href;
    element('link').select();
  }, 600));

  // ---- Loading -----------------------------------------------------------------------------------

  const hashes = JSON.parse(facts.files);  // by name: SHA-256
  const files = ['embed.js', 'embed-' + language + '.js'];
  function check(name) {
    if (files.indexOf(name.split('?')[0]) < 0) throw new TypeError(name);
    return name;
  }
  const policy = window.trustedTypes ? trustedTypes.createPolicy('bastide', {createScriptURL: check})
                                     : {createScriptURL: check};
  // embed.js and the texts call these when they arrive, in any order.
  const mixed = (name) => { if (loading()) show('mixed', name); };
  const fits = (version, name) => {
    if (version !== facts.version) mixed(name);
    return version === facts.version;
  };
  const texts = new Promise((take) => {
    window.BastideTexts = (version, words) => { if (fits(version, files[1])) take(words); };
  });
  window.BastideViewer = {texts, language, show, broken, fits, log: value('log')};
  if (!window.WebAssembly) return show('no-wasm');
  files.forEach((name) => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(name + '?v=' + facts.version);
    // In a frame without an origin of its own, everything comes from elsewhere, and browsers check
    // the hashes of such files only where the server lets all pages read them.
    if (self.origin !== 'null') script.integrity = 'sha256-' + hashes[name];
    script.onerror = () => {
      const [came] = performance.getEntriesByName(script.src);
      if (came && came.responseStatus === 200) return mixed(name);
      if (loading()) show(navigator.onLine === false ? 'cut' : 'missing', name);
    };
    document.head.appendChild(script);
  });
})();
