import { backendProblems, hasBackend } from './backend';
import { descriptorText, type ModuleDescriptor } from './descriptor';

test('only true announces a back end; any other value than false is a problem', () => {
  expect([{}, { backend: false }, { backend: true }].map(hasBackend)).toEqual([false, false, true]);
  expect([{}, { backend: false }, { backend: true }].flatMap(backendProblems)).toEqual([]);
  const wrong = { backend: 'http://localhost' } as unknown as ModuleDescriptor;
  expect(hasBackend(wrong)).toBe(false);
  expect(backendProblems(wrong)).toEqual(['backend is neither true nor false']);
});

test('the seal of a version covers its back end, and does not change without one', () => {
  const module = { id: 'yard' } as ModuleDescriptor;
  expect(JSON.parse(descriptorText({ ...module, backend: true }))).toEqual({ id: 'yard', backend: true });
  expect(descriptorText(module)).not.toContain('backend');
});
