// Runs with appearance-boot.js, before the first paint: decides which screen of the document is shown until the
// application takes over (hand-over.ts), and keeps what happens there.
(function () {
  var root = document.documentElement;
  var path = location.pathname.replace(/(.)\/+$/, '$1');
  var token = null;
  try {
    token = localStorage.getItem('accessToken');
  } catch {
    // Storage is refused, so nobody is signed in.
  }
  if (token !== null) {
    if (!/^\/(otp-verification|reset-password|confirm-email)$/.test(path)) root.dataset.first = 'frame';
  } else if (path === '/login') root.dataset.first = 'sign-in';

  // A press before the application is there: honoured by it, once.
  document.addEventListener(
    'submit',
    function (event) {
      var form = event.target;
      if (form.closest('[data-screen]') === null) return;
      event.preventDefault();
      var button = form.querySelector('[type=submit]');
      form.dataset.pressed = '';
      button.setAttribute('aria-busy', 'true');
      button.setAttribute('aria-disabled', 'true');
    },
    true,
  );

  // A character that is still being composed from several keys is not torn apart by the hand-over.
  ['compositionstart', 'compositionend'].forEach(function (name) {
    document.addEventListener(
      name,
      function (event) {
        if (event.target.closest('[data-screen]') === null) return;
        if (name === 'compositionstart') event.target.dataset.composing = '';
        else delete event.target.dataset.composing;
      },
      true,
    );
  });

  // A file of the application that does not arrive: there will be nobody to answer the form.
  addEventListener(
    'error',
    function (event) {
      var file = event.target;
      if (root.dataset.first === undefined || !(file instanceof HTMLScriptElement)) return;
      if (file.src.startsWith(location.origin) && !file.src.startsWith(location.origin + '/modules/'))
        root.dataset.first = 'failed';
    },
    true,
  );
})();
