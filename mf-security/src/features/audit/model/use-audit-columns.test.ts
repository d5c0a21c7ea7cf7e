import { renderHook } from '@escale/testing';
import { useAuditColumns } from './use-audit-columns';

test('keeps the identity of the columns between renders', () => {
  const { result, rerender } = renderHook(() => useAuditColumns());
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});
