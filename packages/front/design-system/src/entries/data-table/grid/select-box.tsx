import { useLayoutEffect, useRef } from 'react';
import type { CheckState } from '../model/use-table-selection';

interface SelectBoxProps {
  label: string;
  checkState: CheckState;
  onToggle: () => void;
}

/** Renders a checkbox with an indeterminate state. Plain elements, since there is one per row. */
export function SelectBox({ label, checkState, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = checkState === 'some';
  }, [checkState]);
  return (
    <label className="table-select">
      <input
        ref={box}
        type="checkbox"
        className="table-box"
        aria-label={label}
        checked={checkState === 'all'}
        onChange={onToggle}
        tabIndex={-1}
      />
    </label>
  );
}
