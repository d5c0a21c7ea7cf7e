import { styled } from '@escale/design-system';
import { Input, useAddressInput } from '@escale/design-system/forms';
import { useState } from 'react';
import { isMoment } from '../../../shared/day-range';

const Label = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
  },
});

interface DayInputProps {
  label: string;
  type: 'date' | 'datetime-local';
  value: string;
  onChange: (value: string) => void;
}

/**
 * Renders an input for a date that is stored in the address. While the user types the year, the browser reports years such as 0002;
 * the input does not store them.
 */
export function DayInput({ label, type, value, onChange }: DayInputProps) {
  const { draft, setDraft } = useAddressInput(value, onChange);
  const [unfinished, setUnfinished] = useState('');
  const handleChange = (typed: string) => {
    const isWhole = typed === '' || isMoment(typed);
    setUnfinished(isWhole ? '' : typed);
    if (isWhole) setDraft(typed);
  };
  return (
    <Label>
      {label}
      <Input
        type={type}
        max={type === 'date' ? '9999-12-31' : '9999-12-31T23:59'}
        value={unfinished || draft}
        onChange={(event) => handleChange(event.target.value)}
        onBlur={() => setUnfinished('')}
      />
    </Label>
  );
}
