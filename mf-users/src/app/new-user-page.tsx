import { NewUserForm } from '../features/user-form/components/new-user-form';
import { useMessages } from '../messages/catalogue';
import { FormFrame } from './form-frame';

/** Renders /users/add (§2 'User form'). */
export function NewUserPage() {
  const { frame } = useMessages();
  return (
    <FormFrame title={frame.newUser}>
      <NewUserForm />
    </FormFrame>
  );
}
