import { IconButton } from '../../core/actions/icon-button';
import { Icon } from '../../core/icon/icon';
import { Box } from '../../core/layout/primitives';
import { styled } from '../../core/theme/styled';
import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '../../core/messages';
import { useCapsLock } from './caps-lock';
import { FieldFrame } from './field-frame';
import { Input } from './input';
import { useField } from './use-field';
import { useFocusFirst } from './use-focus-first';

export interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** Labels of the visibility toggle; they must differ between two fields on one screen. */
  showLabel: string;
  hideLabel: string;
  hint?: ReactNode;
  /** Shows 'Verrouillage Maj activé' while caps lock is on (§2 'Sign-in'). */
  warnCapsLock?: boolean;
  focusFirst?: boolean;
}

const Warning = styled('p', {
  base: { display: 'flex', alignItems: 'center', gap: '1.5', fontSize: 'sm', color: 'warn' },
});

const ToggleSlot = styled('span', {
  base: { position: 'absolute', insetInlineEnd: '1', insetBlock: '0', display: 'flex', alignItems: 'center' },
});

/** Renders a password field with a visibility toggle. Every submit, even an invalid one, hides the password. */
export function PasswordField(props: PasswordFieldProps) {
  const {
    name,
    label,
    autoComplete,
    showLabel,
    hideLabel,
    hint,
    warnCapsLock = false,
    focusFirst = false,
  } = props;
  const { register, formState } = useFormContext();
  const { onBlur, ...registered } = register(name);
  const field = useField(name, hint !== undefined);
  useFocusFirst(field.id, focusFirst);
  const texts = useMessages();
  const { capsLock, watchers } = useCapsLock();
  const [shown, setShown] = useState(false);
  if (shown && formState.isSubmitting) setShown(false);
  return (
    <FieldFrame
      field={field}
      label={label}
      hint={hint}
      below={
        <div role="status">
          {warnCapsLock && capsLock && (
            <Warning>
              <Icon name="alert" size={16} />
              {texts.capsLock}
            </Warning>
          )}
        </div>
      }
    >
      <Box position="relative">
        <Input
          {...registered}
          {...watchers}
          onBlur={(event) => {
            watchers.onBlur();
            void onBlur(event);
          }}
          id={field.id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="none"
          paddingInlineEnd="12"
          aria-invalid={field.error !== undefined}
          aria-describedby={field.describedBy}
        />
        <ToggleSlot>
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? hideLabel : showLabel}
            variant="ghost"
            aria-controls={field.id}
            onClick={() => setShown(!shown)}
          />
        </ToggleSlot>
      </Box>
    </FieldFrame>
  );
}
