import { Icon, styled, Text } from '@escale/design-system';
import type { ReactNode } from 'react';
import type { FieldState } from './use-field';

const Root = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' } });

const Label = styled('label', { base: { fontSize: 'sm', fontWeight: 'semibold', alignSelf: 'flex-start' } });

/** Error message of a field. */
export const ErrorLine = styled('p', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '1.5', fontSize: 'sm', color: 'bad' },
});

export interface FieldFrameProps {
  field: FieldState;
  label: string;
  hint?: ReactNode;
  /** Content under the input, before the error (a warning, a meter). */
  below?: ReactNode;
  children: ReactNode;
}

/** Renders the label above, then the input, then hint and error. */
export function FieldFrame({ field, label, hint, below, children }: FieldFrameProps) {
  return (
    <Root>
      <Label htmlFor={field.id}>{label}</Label>
      {hint !== undefined && (
        <Text as="div" id={field.hintId} tone="muted" fontSize="sm">
          {hint}
        </Text>
      )}
      {children}
      {below}
      {field.error !== undefined && (
        <ErrorLine id={field.errorId}>
          <Icon name="alert" size={16} />
          <span>{field.error}</span>
        </ErrorLine>
      )}
    </Root>
  );
}
