import { createAssetIndex } from '../registry/asset-index';
import { createAssetIntegrity } from './asset-integrity';

it('has no place in the stack of what another script does wrong', () => {
  const page = document.implementation.createHTMLDocument();
  const stop = createAssetIntegrity(createAssetIndex()).protect(page);
  const stackOf = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      return (error as Error).stack;
    }
    return undefined;
  };
  const [node, elsewhere] = [page.createElement('p'), page.createElement('p')];
  const stacks = [
    stackOf(() => page.head.insertBefore(node, elsewhere)),
    stackOf(() => page.body.appendChild(page)),
  ];
  stop();
  for (const stack of stacks) {
    expect(stack).toContain('asset-integrity.test.ts');
    expect(stack).not.toContain('asset-integrity.ts');
  }
});
