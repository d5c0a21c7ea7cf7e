import { createBrandLine } from './print-brand';
import { printStyles } from './print-styles';
import type { TableContent } from './table-content';

export interface PrintPage {
  title: string;
  /** Text beside the logo: the product's name and subtitle. */
  product: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Lines of the summary above the table, as name and value. */
  summary: readonly (readonly [name: string, value: string])[];
  /** Sentence that states when, and by whom, the page was printed. */
  note: string;
  content: TableContent;
  /** Further tables, each with a title. */
  more?: readonly { title: string; content: TableContent }[];
}

/** Creates an element with a text, which is never parsed as markup; `bdi` gives each text its own direction. */
function createElement(page: Document, name: string, text?: string): HTMLElement {
  const element = page.createElement(name);
  if (text === undefined) return element;
  const own = page.createElement('bdi');
  own.textContent = text;
  element.append(own);
  return element;
}

function createSummary(page: Document, lines: PrintPage['summary']): HTMLElement {
  const list = createElement(page, 'dl');
  for (const [name, value] of lines) {
    const line = createElement(page, 'div');
    line.append(createElement(page, 'dt', name), createElement(page, 'dd', value));
    list.append(line);
  }
  return list;
}

function createTableHead(page: Document, headers: readonly string[]): HTMLElement {
  const head = createElement(page, 'thead');
  const row = createElement(page, 'tr');
  for (const header of headers) {
    const cell = createElement(page, 'th', header);
    cell.setAttribute('scope', 'col');
    row.append(cell);
  }
  head.append(row);
  return head;
}

/** Text with a long word, such as an e-mail address, may break anywhere; other text breaks between words. */
const longWordPattern = /\S{20}/;

function createTableBody(page: Document, rows: TableContent['rows']): HTMLElement {
  const body = createElement(page, 'tbody');
  for (const texts of rows) {
    const row = createElement(page, 'tr');
    texts.forEach((text, place) => {
      const cell = createElement(page, place === 0 ? 'th' : 'td', text);
      if (place === 0) cell.setAttribute('scope', 'row');
      if (longWordPattern.test(text)) cell.className = 'long';
      row.append(cell);
    });
    body.append(row);
  }
  return body;
}

function createTable(page: Document, { headers, rows }: TableContent): HTMLElement {
  const table = createElement(page, 'table');
  table.append(createTableHead(page, headers), createTableBody(page, rows));
  return table;
}

/** Returns the `@font-face` rules of this page, which the new window needs as well. */
function fontFaceRules(): string {
  const own = [...document.styleSheets].filter(({ href }) => href === null);
  const rules = own.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  return rules.filter((rule) => rule.startsWith('@font-face')).join('');
}

/** Fills an empty document with the A4 page of §3: brand, title, note, summary and tables. */
export function fillPrintPage(page: Document, { title, language, direction, ...rest }: PrintPage): void {
  page.documentElement.lang = language;
  page.documentElement.dir = direction;
  page.title = title;
  const style = page.createElement('style');
  style.textContent = fontFaceRules() + printStyles;
  page.head.append(style);
  const main = createElement(page, 'main');
  main.append(
    createBrandLine(page, rest.product),
    createElement(page, 'h1', title),
    createElement(page, 'p', rest.note),
    createSummary(page, rest.summary),
    createTable(page, rest.content),
  );
  for (const one of rest.more ?? [])
    main.append(createElement(page, 'h2', one.title), createTable(page, one.content));
  page.body.replaceChildren(main);
}
