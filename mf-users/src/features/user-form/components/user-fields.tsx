import { Grid, Section } from '@escale/design-system';
import { TextField } from '@escale/design-system/forms';
import { useMessages } from '../../../messages/catalogue';

const twoColumns = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

export interface UserFieldsProps {
  readOnly: boolean;
  /** Says that the user name follows the names as long as nobody changes it. */
  proposesUsername?: boolean;
}

/** Personal and login information (§2 'User form'). No autofill: these are not the typist's own data. */
export function UserFields({ readOnly, proposesUsername = false }: UserFieldsProps) {
  const { form } = useMessages();
  const shared = { readOnly, autoComplete: 'off' };
  return (
    <>
      <Section title={form.personal}>
        <Grid gridTemplateColumns={twoColumns} gap="4">
          <TextField {...shared} name="firstName" label={form.firstName} />
          <TextField {...shared} name="lastName" label={form.lastName} />
        </Grid>
      </Section>
      <Section title={form.login}>
        <Grid gridTemplateColumns={twoColumns} gap="4" alignItems="end">
          <TextField {...shared} name="email" label={form.email} type="email" inputMode="email" />
          <TextField
            {...shared}
            name="username"
            label={form.username}
            {...(proposesUsername && { hint: form.usernameHint })}
          />
        </Grid>
      </Section>
    </>
  );
}
