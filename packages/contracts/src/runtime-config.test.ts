import { runtimeConfigSchema } from './runtime-config';

const faultOf = (config: unknown) => {
  try {
    runtimeConfigSchema.validateSync(config);
    return null;
  } catch (error) {
    return (error as { path?: string }).path;
  }
};

it('has a default for everything but the name', () => {
  expect(runtimeConfigSchema.validateSync({})).toEqual({
    apiBase: '/api',
    brand: undefined,
    sentryDsn: '',
    environment: 'production',
    allowedOrigins: [],
    moduleOverride: false,
    showAccessDenied: true,
  });
});

it.each([
  ['/api', '/api'],
  ['/back/v1/', '/back/v1'],
  ['https://api.escale.test/v1/', 'https://api.escale.test/v1'],
  ['http://localhost:4000/api', 'http://localhost:4000/api'],
])('the API may stand at %s', (apiBase, expected) => {
  expect(runtimeConfigSchema.validateSync({ apiBase }).apiBase).toBe(expected);
});

it.each([
  '',
  '/',
  'api',
  '//elsewhere.test',
  '/\\elsewhere.test',
  'http://api.escale.test',
  'https://api.escale.test/?a=1',
  'https://kim:secret@api.escale.test',
  'javascript:alert(1)',
  7,
  null,
])('the API cannot stand at %p', (apiBase) => {
  expect(faultOf({ apiBase })).toBe('apiBase');
});

it('takes a name of the deployment, which may not be empty', () => {
  expect(runtimeConfigSchema.validateSync({ brand: { name: ' Atlas ' } }).brand).toEqual({ name: 'Atlas' });
  expect(faultOf({ brand: { name: ' ' } })).toBe('brand.name');
  expect(faultOf({ brand: {} })).toBe('brand.name');
});
