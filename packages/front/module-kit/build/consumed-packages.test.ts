import type { Module } from 'webpack';
import { sharedModules } from './consumed-packages';

const sharedModule = (shareKey: string) => ({ type: 'consume-shared-module', options: { shareKey } });

it('lists shared packages in the same order, whichever was resolved first', () => {
  const names = ['yup', 'react/', 'react', '@escale/i18n'];
  const modules = new Set([...names.map(sharedModule), { type: 'javascript/auto' }] as unknown as Module[]);
  expect(sharedModules({ modules }).map(({ options }) => options.shareKey)).toEqual([
    '@escale/i18n',
    'react',
    'react/',
    'yup',
  ]);
});
