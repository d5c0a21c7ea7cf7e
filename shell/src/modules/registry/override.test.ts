import { runtimeConfigSchema } from '@escale/contracts';
import { overrideState, readOverride } from './override';

const stateOf = (origin: string, changes: object = {}, confirmed = true) =>
  overrideState(
    { id: 'users', origin, confirmed },
    runtimeConfigSchema.cast({ moduleOverride: true, allowedOrigins: [origin], ...changes }),
  );

it.each(['http://localhost:3002', 'http://127.0.0.1:3002', 'http://[::1]:3002', 'https://localhost'])(
  'a module of %s replaces another once it is agreed to',
  (origin) => {
    expect(stateOf(origin, {}, false)).toBe('asked');
    expect(stateOf(origin)).toBe('active');
  },
);

it.each(['https://cdn.escale.test', 'http://localhost.escale.test:3002', 'http://10.0.0.1:3002'])(
  'a module of another machine replaces none: %s',
  (origin) => expect(stateOf(origin)).toBe('refused'),
);

it('is refused where the deployment permits no override, or not this origin', () => {
  expect(stateOf('http://localhost:3002', { moduleOverride: false })).toBe('refused');
  expect(stateOf('http://localhost:3002', { allowedOrigins: [] })).toBe('refused');
});

it('what was agreed to for one address holds for no other', () => {
  sessionStorage.setItem('escale.override', 'users@http://localhost:3002');
  sessionStorage.setItem('escale.override.confirmed', 'users@http://localhost:3002');
  expect(readOverride()?.confirmed).toBe(true);
  sessionStorage.setItem('escale.override', 'users@http://localhost:3003');
  expect(readOverride()?.confirmed).toBe(false);
  sessionStorage.clear();
});
