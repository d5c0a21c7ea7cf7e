import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';
import type { CheckState } from '../model/use-table-selection';

interface SelectBoxProps {
  label: string;
  checkState: CheckState;
  onToggle: () => void;
}

/**
 * Renders a checkbox with an indeterminate state. The checkbox shows a click at once; the rest of the table re-renders later.
 * Made of plain elements, since each row has a checkbox.
 */
export function SelectBox({ label, checkState, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const [shown, show] = useOptimistic(checkState);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = shown === 'some';
  }, [shown]);
  const toggle = () =>
    startTransition(() => {
      show(shown === 'all' ? 'none' : 'all');
      onToggle();
    });
  return (
    <label className="table-select">
      <input
        ref={box}
        type="checkbox"
        className="table-box"
        aria-label={label}
        checked={shown === 'all'}
        onChange={toggle}
        tabIndex={-1}
      />
    </label>
  );
}
