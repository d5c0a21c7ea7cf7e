// This script runs with appearance-boot.js, before the first paint: it decides which screen the document shows until the
// application takes over (hand-over.ts), and records the user's input in that screen.
(function () {
  var root = document.documentElement;
  var path = location.pathname.replace(/(.)\/+$/, '$1');
  var token = null;
  var language = 'fr';
  try {
    token = localStorage.getItem('accessToken');
    language = localStorage.getItem('escale.language') || 'fr';
  } catch {
    // If the browser blocks storage, there is no session.
  }
  if (token !== null) {
    if (!/^\/(otp-verification|reset-password|confirm-email|report-sign-in)$/.test(path))
      root.dataset.first = 'frame';
    if (path === '/' || path === '/modules') root.dataset.place = 'home';
  }
  var signsIn = token === null && path === '/login';
  // The document is in French; in another language the sign-in appears with the application.
  var speaksFrench = language !== 'en' && language !== 'ar';
  if (signsIn && speaksFrench) root.dataset.first = 'sign-in';
  if (!speaksFrench) {
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
  }

  // A foreign script may send any event to any target.
  function within(event, selector) {
    return event.target instanceof Element ? event.target.closest(selector) : null;
  }

  // The lists of files to preload. The shell's build and publishing write them into this script's attributes.
  var lists = document.currentScript?.dataset ?? {};
  function listed(text) {
    try {
      return JSON.parse(text);
    } catch {
      return [];
    }
  }
  function preload(as, href, integrity) {
    var link = document.createElement('link');
    link.setAttribute('rel', 'preload');
    link.setAttribute('as', as);
    link.setAttribute('href', href);
    if (integrity) link.setAttribute('crossorigin', 'anonymous');
    // A preloaded fetch gets no digest: the browser would warn about it instead of comparing it. The loader compares the digest.
    if (integrity && as !== 'fetch') link.setAttribute('integrity', integrity);
    document.head.append(link);
  }
  // Requests the configuration before the files, since a browser opens few connections and the session needs the configuration.
  window.earlyConfig = fetch('/config.json');
  var screens = listed(lists.screenFiles);
  function preloadScreen(name) {
    (screens[name] ?? []).forEach(function (href) {
      preload('script', href);
    });
  }
  preloadScreen(token !== null ? 'frame' : signsIn ? 'sign-in' : undefined);
  // The packages that are evaluated last are requested once one of the first files has arrived, since requesting all at once would
  // make them compete for bandwidth.
  document.addEventListener(
    'load',
    function preloadLast(event) {
      if (within(event, 'link[data-first-load]') === null) return;
      document.removeEventListener('load', preloadLast, true);
      preloadScreen('last');
    },
    true,
  );
  if (signsIn)
    listed(lists.firstFiles).forEach(function (file) {
      preload(file[0], file[1], file[2]);
    });

  function claimsOf(text) {
    return JSON.parse(atob(text.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')));
  }

  // `Temporal` is faster: the first `Intl` formatter of a page costs Chromium 15 ms, which would delay the first paint.
  function hourIn(timeZone) {
    if (typeof Temporal === 'object') return Temporal.Now.plainTimeISO(timeZone).hour;
    return Number(
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: timeZone }).format(),
    );
  }

  // Shows the greeting, the largest text of the home page: first with the stored name of the token's owner (token-store.ts), then
  // with the name from the session's first calls.
  var greeted = '';
  function greet(name, timeZone) {
    var greeting = document.querySelector('[data-screen] [data-greetings]');
    if (greeting === null || !speaksFrench || !name || greeted === name + timeZone) return;
    greeted = name + timeZone;
    var hour = hourIn(timeZone);
    var greetings = listed(greeting.dataset.greetings);
    var text = greetings[hour < 12 ? 0 : hour < 18 ? 1 : 2].split('{name}').join(name);
    greeting.textContent = text;
    greeting.style.visibility = 'visible';
  }
  function greetOwner() {
    try {
      var owner = JSON.parse(localStorage.getItem('escale.owner'));
      if (claimsOf(token).sub === owner.id) greet(owner.firstName, owner.timezone);
    } catch {
      // Without a stored name, the session's first calls supply it.
    }
  }
  if (root.dataset.place === 'home')
    new MutationObserver(function (_changes, observer) {
      if (document.querySelector('[data-greetings]') === null) return;
      observer.disconnect();
      greetOwner();
    }).observe(document, { childList: true, subtree: true });

  // Like isFresh (api-client, token-arrival.ts), with a wider margin. The token's lifetime counts from its arrival.
  function isFresh(claims) {
    var arrival = (localStorage.getItem('escale.token-came') || '').split(' ');
    var age = arrival[1] === claims.iat + '-' + claims.exp ? Date.now() - arrival[0] : 0;
    return age >= 0 && age / 1000 < claims.exp - claims.iat - 30;
  }

  // Sends the session's first two calls to the API that the configuration names. The application uses their responses (api-client,
  // early-answers.ts) and the configuration, instead of requesting them again.
  function askEarly(base) {
    var claims = claimsOf(token);
    if (!/^\/[\w/-]*\w$/.test(base) || !isFresh(claims)) return;
    var answers = new Map();
    ['/auth/me', '/users/' + encodeURIComponent(claims.sub) + '/preferences'].forEach(function (path) {
      var answer = fetch(base + path, {
        headers: {
          Accept: 'application/json',
          'Accept-Language': root.lang,
          Authorization: 'Bearer ' + token,
        },
        // The client has the same time limit for every call (§7).
        signal: AbortSignal.timeout(10000),
      });
      answer.catch(function () {});
      answers.set(path, answer);
    });
    window.earlyAnswers = { base: base, token: token, answers: answers };
    if (root.dataset.place !== 'home') return;
    var bodies = [...answers.values()].map(function (answer) {
      return answer.then(function (response) {
        return response.clone().json();
      });
    });
    Promise.all(bodies)
      .then(function (bodies) {
        greet(bodies[0].user.firstName, bodies[1].data.timezone);
      })
      // After an unexpected response, the application shows the greeting once it has started.
      .catch(function () {});
  }

  window.earlyConfig
    .then(function (response) {
      return response.ok ? response.clone().json() : {};
    })
    .then(function (config) {
      if (root.dataset.first === 'frame') askEarly(config.apiBase || '/api');
    })
    // With an unexpected token, or without a configuration, the application makes the calls once it has started.
    .catch(function () {});

  // Records a submit before the application has started; the application then submits its own form, once.
  document.addEventListener(
    'submit',
    function (event) {
      var form = within(event, '[data-screen] form');
      if (form === null) return;
      event.preventDefault();
      var button = form.querySelector('button[type=submit]');
      form.dataset.pressed = '';
      button?.setAttribute('aria-busy', 'true');
      button?.setAttribute('aria-disabled', 'true');
    },
    true,
  );

  // Records a language chosen before the application has started; the last choice counts.
  document.addEventListener('click', function (event) {
    var choice = within(event, '[data-screen] button[lang]');
    if (choice === null) return;
    choice.parentElement.querySelectorAll('button').forEach(function (button) {
      button.setAttribute('aria-pressed', String(button === choice));
    });
    root.dataset.chosen = choice.lang;
  });

  // The hand-over waits for the end of a composition, since it would otherwise lose a character that takes several keys.
  ['compositionstart', 'compositionend'].forEach(function (name) {
    document.addEventListener(
      name,
      function (event) {
        if (!(event instanceof CompositionEvent) || within(event, '[data-screen] input') === null) return;
        if (name === 'compositionstart') event.target.dataset.composing = '';
        else delete event.target.dataset.composing;
      },
      true,
    );
  });

  // If a script of the shell does not load, shows the failure screen: the application would never replace the first screen.
  addEventListener(
    'error',
    function (event) {
      var file = event.target;
      if ((root.dataset.first === undefined && !signsIn) || !(file instanceof HTMLScriptElement)) return;
      if (file.src.startsWith(location.origin) && !file.src.startsWith(location.origin + '/modules/'))
        root.dataset.first = 'failed';
    },
    true,
  );
})();
