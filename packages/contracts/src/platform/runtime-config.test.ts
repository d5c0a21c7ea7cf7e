import { runtimeConfigSchema } from './runtime-config';

const findInvalidField = (config: unknown) => {
  try {
    runtimeConfigSchema.validateSync(config);
    return null;
  } catch (error) {
    return (error as { path?: string }).path;
  }
};

it('has a default for every field except the name', () => {
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
])('accepts %s as the address of the API', (apiBase, expected) => {
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
])('rejects %p as the address of the API', (apiBase) => {
  expect(findInvalidField({ apiBase })).toBe('apiBase');
});

it.each([
  ['https://cdn.escale.test/', 'https://cdn.escale.test'],
  ['https://cdn.escale.test/modules/', 'https://cdn.escale.test'],
  ['HTTP://localhost:3001', 'http://localhost:3001'],
])('reads the allowed origin %s as %s', (address, origin) => {
  expect(runtimeConfigSchema.validateSync({ allowedOrigins: [address] }).allowedOrigins).toEqual([origin]);
});

it('ignores invalid allowed origins', () => {
  const allowedOrigins = ['javascript:alert(1)', "* 'unsafe-eval'", 7];
  expect(runtimeConfigSchema.validateSync({ allowedOrigins }).allowedOrigins).toEqual([]);
});

it('accepts a product name, but not an empty one', () => {
  expect(runtimeConfigSchema.validateSync({ brand: { name: ' Atlas ' } }).brand).toEqual({ name: 'Atlas' });
  expect(findInvalidField({ brand: { name: ' ' } })).toBe('brand.name');
  expect(findInvalidField({ brand: {} })).toBe('brand.name');
});

it('accepts a support address, but no other text', () => {
  expect(runtimeConfigSchema.validateSync({ supportEmail: ' aide@escale.test ' }).supportEmail).toBe(
    'aide@escale.test',
  );
  expect(findInvalidField({ supportEmail: 'https://escale.test' })).toBe('supportEmail');
});
