import { styled } from '../../core/theme/styled';
import { useDescription } from '../../core/tooltip/use-description';
import { useId, type ChangeEvent, type ReactNode, type Ref } from 'react';
import { Track } from './switch-track';

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  /** Hides the label visually, if the screen shows the same text elsewhere. */
  labelHidden?: boolean;
  /** A line under the label. */
  description?: ReactNode;
  disabled?: boolean;
  /** Why the user cannot change the value (a missing right): the switch stays focusable, shows the reason, and ignores clicks. */
  unavailableReason?: string | undefined;
  /** True while the change is being saved: the switch stays focusable, has `aria-busy`, and ignores clicks. */
  busy?: boolean;
  /** Puts the label at the start of the row and the switch at its end, for a list of settings. */
  spaceBetween?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const Root = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2.5', minHeight: '6' },
  variants: {
    spaceBetween: {
      true: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'space-between', gap: '4' },
    },
  },
});

const Label = styled('label', {
  base: { cursor: 'pointer', fontSize: 'md' },
  variants: {
    inert: { true: { cursor: 'not-allowed', color: 'fg.muted' } },
    spaceBetween: { true: { fontWeight: 'medium' } },
  },
});

const Description = styled('p', { base: { color: 'fg.muted', fontSize: 'sm', marginBlockStart: '0.5' } });

/** Renders a switch whose change takes effect at once, without a submit (role `switch`). */
export function Switch(props: SwitchProps) {
  const { checked, onChange, label, labelHidden = false, description, disabled = false } = props;
  const { unavailableReason, busy = false, spaceBetween = false, ...rest } = props;
  const { name, onBlur, ref } = rest;
  const id = useId();
  const inert = busy || unavailableReason !== undefined;
  const isDescribed = !labelHidden && description !== undefined;
  const describedBy = useDescription(unavailableReason, isDescribed ? `${id}-words` : undefined);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (!inert) onChange(event.target.checked);
  };

  return (
    <Root spaceBetween={spaceBetween} data-tooltip={unavailableReason}>
      <Track
        ref={ref}
        id={id}
        name={name}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-disabled={inert || undefined}
        aria-busy={busy || undefined}
        aria-label={labelHidden ? label : undefined}
        aria-describedby={describedBy}
        onBlur={onBlur}
        onChange={change}
      />
      {!labelHidden && (
        <span>
          <Label htmlFor={id} inert={inert || disabled} spaceBetween={spaceBetween}>
            {label}
          </Label>
          {isDescribed && <Description id={`${id}-words`}>{description}</Description>}
        </span>
      )}
    </Root>
  );
}
