import { Icon } from '../../core/icon/icon';
import { Text } from '../../core/layout/primitives';
import { styled } from '../../core/theme/styled';
import type { ReactNode } from 'react';
import { useIsSteady } from './form';
import type { FieldState } from './use-field';

const Root = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' } });

const Label = styled('label', { base: { fontSize: 'sm', fontWeight: 'semibold', alignSelf: 'flex-start' } });

/** The error message of a field. */
export const ErrorLine = styled('p', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '1.5', fontSize: 'sm', color: 'bad' },
});

/** The line that a steady form reserves for an error below a field; the negative margin keeps the usual distance between fields. */
const ReservedLine = styled('div', { base: { minHeight: '1.25rem', marginBlockEnd: '-3' } });

export interface FieldFrameProps {
  field: FieldState;
  label: string;
  hint?: ReactNode;
  /** Content below the input and above the error, such as a warning or a meter. */
  below?: ReactNode;
  /** A hint that an error replaces. `hint`, in contrast, stays above the error. */
  note?: ReactNode;
  children: ReactNode;
}

function Hint({ field, children }: Pick<FieldFrameProps, 'field' | 'children'>) {
  return (
    <Text as="div" id={field.hintId} tone="muted" fontSize="sm">
      {children}
    </Text>
  );
}

/** Renders label, input, hint and error in this order, so that adjacent inputs align even if only one field has a hint. */
export function FieldFrame({ field, label, hint, below, note, children }: FieldFrameProps) {
  const isSteady = useIsSteady();
  const error = field.error !== undefined && (
    <ErrorLine id={field.errorId}>
      <Icon name="alert" size={16} />
      <bdi>{field.error}</bdi>
    </ErrorLine>
  );
  const message = error || (note !== undefined && <Hint field={field}>{note}</Hint>);
  return (
    <Root>
      <Label htmlFor={field.id}>{label}</Label>
      {children}
      {hint !== undefined && <Hint field={field}>{hint}</Hint>}
      {isSteady ? (
        <ReservedLine>
          {below}
          {message}
        </ReservedLine>
      ) : (
        <>
          {below}
          {message}
        </>
      )}
    </Root>
  );
}
