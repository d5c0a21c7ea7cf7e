// Applies the stored theme and layout before the first paint, as applyAppearance() does later. The build inlines this script in
// the page's HTML.
(function () {
  var root = document.documentElement;
  var choices;
  try {
    choices = JSON.parse(localStorage.getItem('escale.interface')) || {};
  } catch {
    choices = {};
  }
  var dark =
    choices.theme === 'dark' ||
    (choices.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var layouts = ['compact', 'comfortable', 'spacious'];
  root.classList.toggle('dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.dataset.density = layouts.indexOf(choices.layout) >= 0 ? choices.layout : 'comfortable';
})();
