import { asciiDigits } from '@escale/contracts/ascii-digits';
import { Box, styled } from '@escale/design-system';
import { Input } from '@escale/design-system/forms';
import { useId } from 'react';
import { useMessages } from '../messages/catalogue';

const Label = styled('label', {
  base: { display: 'block', marginBlockEnd: '1.5', color: 'fg', fontSize: 'sm', fontWeight: 'medium' },
});

/** For up to this many people, a click is enough to confirm. */
export const maxWithoutTyping = 10;

export interface TypedCountProps {
  /** The number that the user has to type. */
  people: number;
  value: string;
  onChange: (value: string) => void;
}

/** Renders an input in which the user types the number of affected users, to confirm an action. */
export function TypedCount({ people, value, onChange }: TypedCountProps) {
  const { bulk } = useMessages().list;
  const id = useId();
  return (
    <Box marginBlockStart="2">
      <Label htmlFor={id}>{bulk.typeFirst(people)}</Label>
      <Input
        id={id}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onChange(asciiDigits(event.target.value))}
      />
    </Box>
  );
}
