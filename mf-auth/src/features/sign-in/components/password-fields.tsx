import { CheckboxField, PasswordField, SubmitButton } from '@escale/design-system/forms/core';
import { useMessages } from '../../../messages/catalogue';

/** Renders password, 'remember me' and the submit button of a credentials form. */
export function PasswordFields({ focusFirst = false }: { focusFirst?: boolean }) {
  const { signIn } = useMessages();
  return (
    <>
      <PasswordField
        name="password"
        label={signIn.password}
        autoComplete="current-password"
        showLabel={signIn.showPassword}
        hideLabel={signIn.hidePassword}
        warnCapsLock
        focusFirst={focusFirst}
      />
      <CheckboxField name="remember" label={signIn.remember} />
      <SubmitButton>{signIn.submit}</SubmitButton>
    </>
  );
}
