import { useLayoutEffect, useRef } from 'react';
import type { Ticked } from '../model/use-table-selection';

interface SelectBoxProps {
  label: string;
  ticked: Ticked;
  onToggle: () => void;
}

/** A checkbox with a partial state. Plain, since a screen full of rows holds as many. */
export function SelectBox({ label, ticked, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = ticked === 'some';
  }, [ticked]);
  return (
    <label className="table-select">
      <input
        ref={box}
        type="checkbox"
        className="table-box"
        aria-label={label}
        checked={ticked === 'all'}
        onChange={onToggle}
        tabIndex={-1}
      />
    </label>
  );
}
