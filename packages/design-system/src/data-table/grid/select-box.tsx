import { useLayoutEffect, useRef } from 'react';
import type { CheckState } from '../model/use-table-selection';

interface SelectBoxProps {
  label: string;
  checkState: CheckState;
  onToggle: () => void;
}

/** A checkbox with a partial state. Plain, since a screen full of rows holds as many. */
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
