import { Grid, Section } from '@escale/design-system';
import { TextField } from '@escale/design-system/forms';
import { useMessages } from '../../../messages/catalogue';

const twoColumns = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

export interface UserFieldsProps {
  readOnly: boolean;
  usernameHint?: string;
  /** True to focus the first field, for example in an empty form. */
  focusFirst?: boolean;
}

/**
 * Renders the fields for personal and login information (§2 'User form'), without autofill, since the data is usually another
 * person's.
 */
export function UserFields({ readOnly, usernameHint, focusFirst = false }: UserFieldsProps) {
  const { form } = useMessages();
  const shared = { readOnly, autoComplete: 'off' };
  return (
    <>
      <Section title={form.personal}>
        <Grid gridTemplateColumns={twoColumns} gap="4">
          <TextField {...shared} name="firstName" label={form.firstName} focusFirst={focusFirst} />
          <TextField {...shared} name="lastName" label={form.lastName} />
        </Grid>
      </Section>
      <Section title={form.login}>
        <Grid gridTemplateColumns={twoColumns} gap="4">
          <TextField {...shared} name="email" label={form.email} type="email" inputMode="email" />
          <TextField {...shared} name="username" label={form.username} hint={usernameHint} />
        </Grid>
      </Section>
    </>
  );
}
