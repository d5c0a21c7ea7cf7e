import { brand } from '@escale/contracts';

const svgNamespace = 'http://www.w3.org/2000/svg';

function createShape(page: Document, name: string, attributes: Record<string, string | number>): Element {
  const shape = page.createElementNS(svgNamespace, name);
  for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, String(value));
  return shape;
}

/** Creates the logo element by element, since the content policy forbids parsing text as markup. */
function createLogo(page: Document): Element {
  const { size, ground, boxes, ribs } = brand.logo;
  const logo = createShape(page, 'svg', { viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true' });
  logo.append(
    createShape(page, 'rect', { width: size, height: size, rx: 8, fill: ground }),
    ...boxes.map((box) => createShape(page, 'rect', { ...box, rx: 1.2 })),
    createShape(page, 'path', { d: ribs, stroke: ground, 'stroke-width': 0.9, opacity: 0.45 }),
  );
  return logo;
}

/** Creates the header line with the logo and the product's name. */
export function createBrandLine(page: Document, product: string): HTMLElement {
  const line = page.createElement('header');
  const name = page.createElement('span');
  name.textContent = product;
  line.append(createLogo(page), name);
  return line;
}
