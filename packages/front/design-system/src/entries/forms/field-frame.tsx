import { Icon } from '../../core/icon/icon';
import { Text } from '../../core/layout/primitives';
import { styled } from '../../core/theme/styled';
import type { ReactNode } from 'react';
import { useIsSteady } from './form';
import type { FieldState } from './use-field';

const Root = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' } });

const Label = styled('label', { base: { fontSize: 'sm', fontWeight: 'semibold', alignSelf: 'flex-start' } });

/** Error message of a field. */
export const ErrorLine = styled('p', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '1.5', fontSize: 'sm', color: 'bad' },
});

/** The line that a steady form reserves; the next content keeps its distance. */
const Line = styled('div', { base: { minHeight: '1.25rem', marginBlockEnd: '-3' } });

export interface FieldFrameProps {
  field: FieldState;
  label: string;
  hint?: ReactNode;
  /** Content under the input, before the error (a warning, a meter). */
  below?: ReactNode;
  /** A hint below the input; replaced by an error. */
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

/** Renders the label above, then input, hint and error: beside a field without a hint, labels and inputs are aligned. */
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
        <Line>
          {below}
          {message}
        </Line>
      ) : (
        <>
          {below}
          {message}
        </>
      )}
    </Root>
  );
}
