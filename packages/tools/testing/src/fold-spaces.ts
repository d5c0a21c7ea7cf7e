import { createRequire } from 'node:module';

type NameOf = (element: Element, options?: object) => string;

const withFoldedSpaces =
  (nameOf: NameOf): NameOf =>
  (element, options) =>
    nameOf(element, options).replace(/[\u00a0\u202f]/g, ' ');

// Lets tests name elements with plain spaces. Testing Library normalizes texts and labels, but not
// role names.
for (const library of ['@testing-library/dom', '@testing-library/jest-dom']) {
  const file = createRequire(require.resolve(library)).resolve('dom-accessibility-api');
  jest.doMock(file, () => {
    const actual = jest.requireActual<Record<string, NameOf>>(file);
    const { computeAccessibleName: nameOf, computeAccessibleDescription: descriptionOf } = actual;
    if (nameOf === undefined || descriptionOf === undefined) throw new Error(`${file} has changed`);
    return {
      ...actual,
      computeAccessibleName: withFoldedSpaces(nameOf),
      computeAccessibleDescription: withFoldedSpaces(descriptionOf),
    };
  });
}
