import { trimText } from '@escale/contracts';
import { Box, Button, Flex, Stack } from '@escale/design-system';
import { FormDialog } from '@escale/design-system/dialog';
import { Input } from '@escale/design-system/forms';
import { useId, useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../../messages/catalogue';

const maxNameLength = 40;

interface ViewNameFormProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

function ViewNameForm({ onSave, onClose }: ViewNameFormProps) {
  const texts = useMessages().list.views;
  const [name, setName] = useState('');
  const id = useId();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSave(trimText(name));
    onClose();
  };
  return (
    <form onSubmit={submit} aria-label={texts.saveTitle}>
      <Stack gap="4">
        <div>
          <Box asChild fontSize="sm" fontWeight="medium">
            <label htmlFor={id}>{texts.name}</label>
          </Box>
          <Input
            id={id}
            value={name}
            maxLength={maxNameLength}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Flex justifyContent="flex-end" gap="2.5">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" disabled={trimText(name) === ''}>
            {texts.save}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

/** Asks for the name under which the current search, filters and sort are saved. */
export function ViewNameDialog({ open, ...form }: ViewNameFormProps & { open: boolean }) {
  const texts = useMessages().list.views;
  return (
    <FormDialog open={open} title={texts.saveTitle} description={texts.saveHint} onClose={form.onClose}>
      <ViewNameForm {...form} />
    </FormDialog>
  );
}
