import { renderHook } from '@escale/testing';
import { useAuditColumns } from './use-audit-columns';

test('the columns stay the same from one render to the next, so that the table keeps its own', () => {
  const { result, rerender } = renderHook(() => useAuditColumns());
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});
