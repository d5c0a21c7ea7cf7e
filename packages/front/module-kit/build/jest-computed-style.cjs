// @ts-check
const { createRequire } = require('node:module');

/**
 * Speeds up `getComputedStyle`. After each change of the document, jsdom matches every rule of every style sheet against an element
 * and its ancestors. With the rules of Emotion and AG Grid, that takes a third of the time of the table tests. Like a browser, this
 * file indexes rules by the class, id or tag that their selector requires, so that jsdom matches only a few of them.
 */
const requireFromJestJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const requireFromJsdom = createRequire(requireFromJestJsdom.resolve('jsdom'));
const { CSSStyleDeclaration } = requireFromJsdom('cssstyle');
const { matchesDontThrow } = requireFromJsdom('./jsdom/living/helpers/selectors');
const styleRules = requireFromJsdom('./jsdom/living/helpers/style-rules');
const defaultSheet = requireFromJsdom('rrweb-cssom').parse(
  requireFromJsdom('./jsdom/browser/default-stylesheet'),
);

/** @typedef {{ selectorText: string, style: any }} Rule */
/** @typedef {{ size: number, last: unknown, byKey: Map<string, number[]> }} SheetIndex */

const anyElement = '*';
/** @type {WeakMap<object, SheetIndex>} */
const sheetIndexes = new WeakMap();

/** Returns the class, id or tag that each alternative of a selector list requires of an element. @param {string} selector */
function selectorKeys(selector) {
  let bare = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '');
  if (/[\\()[\]"'&|]/.test(bare)) return new Set([anyElement]);
  return new Set(bare.split(',').map(requiredKey));
}

/** @param {string} selector without arguments of pseudo-classes and without attributes */
function requiredKey(selector) {
  const subject =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const [plain = ''] = subject.split(':');
  const classOrId = /[.#][^.#]+/.exec(plain);
  if (classOrId) return classOrId[0];
  return /^[a-z]/i.test(plain) ? plain.toLowerCase() : anyElement;
}

/**
 * Adds the new rules at the end of a sheet to the sheet's index. Builds the index again if the last
 * rule in it is no longer at its place. Returns the positions of the rules by key.
 * @param {any} sheet
 */
function updateIndex(sheet) {
  const { cssRules } = sheet;
  let index = sheetIndexes.get(sheet);
  if (!index || cssRules[index.size - 1] !== index.last)
    index = { size: 0, last: undefined, byKey: new Map() };
  for (; index.size < cssRules.length; index.size += 1) {
    const rule = (index.last = cssRules[index.size]);
    for (const key of rule.media ? [anyElement] : selectorKeys(String(rule.selectorText))) {
      const positions = index.byKey.get(key);
      if (positions) positions.push(index.size);
      else index.byKey.set(key, [index.size]);
    }
  }
  sheetIndexes.set(sheet, index);
  return index.byKey;
}

/** @param {any} element @param {any} sheet @param {string[]} keys @returns {Rule[]} in the order of the sheet */
function matchingRules(element, sheet, keys) {
  const byKey = updateIndex(sheet);
  return [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))]
    .sort((a, b) => a - b)
    .map((position) => sheet.cssRules[position])
    .flatMap((rule) => {
      if (!rule.media) return [rule];
      return Array.from(rule.media).includes('screen') ? rule.cssRules : [];
    })
    .filter((rule) => matchesDontThrow(element, rule.selectorText));
}

/** @param {any} element */
function elementKeys(element) {
  const classes = (element.getAttributeNS(null, 'class') ?? '').split(/[\t\n\f\r ]+/);
  const id = element.getAttributeNS(null, 'id');
  return [anyElement, element._localName.toLowerCase(), `#${id}`, ...classes.map((name) => `.${name}`)];
}

/** Replaces jsdom's function of this name, with the same result. @param {any} element */
styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  const known = document._styleCache.get(element);
  if (known) return known;

  const keys = elementKeys(element);
  const sheets = [defaultSheet, ...document.styleSheets._list];
  const styles = sheets.flatMap((sheet) => matchingRules(element, sheet, keys).map(({ style }) => style));
  const declaration = new CSSStyleDeclaration();
  for (const style of [...styles, element.style])
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  document._styleCache.set(element, declaration);
  return declaration;
};
