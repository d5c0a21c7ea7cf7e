/** @jest-environment-options {"styles": true} */
import { buildDescriptor } from '@escale/testing';
import { createAssetIndex } from '../registry/asset-index';
import { createModuleStyles } from './module-styles';

function buildPageWith(...paths: string[]) {
  const assets = createAssetIndex();
  for (const id of ['users', 'yard']) assets.register(buildDescriptor({ id }), true);
  const sheets = paths.map((path) => ({ href: `http://localhost:3000${path}`, disabled: false }));
  const page = { styleSheets: sheets } as unknown as Document;
  return { sheets, styles: createModuleStyles(assets, page) };
}

it('the style sheets of a module apply as long as a part of it is shown', () => {
  const { sheets, styles } = buildPageWith(
    '/shell.css',
    '/modules/users/1.0.0/a.css',
    '/modules/yard/1.0.0/b.css',
  );
  const applied = () => sheets.map(({ disabled }) => !disabled);
  const page = styles.retain('users');
  const dialog = styles.retain('users');
  page();
  expect(applied()).toEqual([true, true, true]);
  dialog();
  expect(applied()).toEqual([true, false, true]);
  const again = styles.retain('users');
  expect(applied()).toEqual([true, true, true]);
  again();
  expect(applied()).toEqual([true, false, true]);
});

it('the style sheets of a preloaded module do not apply until it is shown', () => {
  const { sheets, styles } = buildPageWith('/modules/users/1.0.0/a.css');
  styles.settle('users');
  expect(sheets[0]?.disabled).toBe(true);
  const page = styles.retain('users');
  styles.settle('users');
  expect(sheets[0]?.disabled).toBe(false);
  page();
  expect(sheets[0]?.disabled).toBe(true);
});
