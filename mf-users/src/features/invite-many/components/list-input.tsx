import { getRoleDenialReason, roles, type Role } from '@escale/contracts';
import { Box, Button, Flex, Stack, styled, Text, VisuallyHidden } from '@escale/design-system';
import { Input, Select } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useId, useRef, type ChangeEvent, type DragEvent, type Ref } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useActor } from '../../../shared/use-actor';

export interface ListInputProps {
  field: Ref<HTMLTextAreaElement>;
  text: string;
  role: Role;
  fileError: string | null;
  /** True while invitations are being sent. */
  locked: boolean;
  onText: (text: string) => void;
  onRole: (role: Role) => void;
  onFile: (file: File) => Promise<void>;
}

const textareaStyle = {
  as: 'textarea',
  height: 'auto',
  minHeight: { base: '6rem', sm: '9rem' },
  marginBlock: '1.5',
  paddingBlock: '2',
  resize: 'vertical',
  lineHeight: 'tall',
  unicodeBidi: 'plaintext',
} as const;

/** Lets the select wrap below its label on a narrow screen. */
const WrappingSelect = styled('div', {
  base: {
    minWidth: '0',
    maxWidth: 'full',
    '& > div': { flexWrap: 'wrap' },
    '& > div > *': { minWidth: '0', maxWidth: 'full', whiteSpace: 'normal' },
    '& select': { maxWidth: 'full' },
  },
});

const fileTypes = '.csv,.txt,text/csv,text/plain';

/**
 * Renders the input for the list (typed, pasted or read from a file), and the choice of the role for people whose line names none.
 */
export function ListInput(props: ListInputProps) {
  const { field, text, role, fileError, locked, onText, onRole, onFile } = props;
  const { invite } = useMessages();
  const { roles: names } = useVocabulary();
  const actor = useActor();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const handleFiles = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined && !locked) void onFile(file);
  };
  const handleChoice = ({ target }: ChangeEvent<HTMLInputElement>) => {
    handleFiles(target.files);
    target.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    // An event dispatched by a browser extension may have no `dataTransfer`.
    const files = (event.dataTransfer as DataTransfer | null | undefined)?.files;
    if (files === undefined || files.length === 0) return;
    event.preventDefault();
    handleFiles(files);
  };
  const options = roles
    .filter((value) => getRoleDenialReason(actor, value) === null)
    .map((value) => ({ value, label: names[value] }));
  return (
    <Stack gap="3">
      <Box>
        <VisuallyHidden>
          <label htmlFor={id}>{invite.list}</label>
        </VisuallyHidden>
        <Input
          {...textareaStyle}
          id={id}
          ref={field}
          value={text}
          readOnly={locked}
          autoComplete="off"
          spellCheck={false}
          translate="no"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onText(target.value)}
          onDrop={handleDrop}
        />
        <Text id={`${id}-hint`} tone="muted" fontSize="sm">
          {invite.listHint}
        </Text>
      </Box>
      <Flex flexWrap="wrap" alignItems="center" gap="3">
        <Button icon="upload" disabled={locked} onClick={() => picker.current?.click()}>
          {invite.file}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={fileTypes}
          aria-label={invite.file}
          onChange={handleChoice}
        />
        <WrappingSelect>
          <Select label={invite.role} value={role} options={options} disabled={locked} onChange={onRole} />
        </WrappingSelect>
      </Flex>
      <Text role="alert" color="bad" fontSize="sm">
        {fileError}
      </Text>
    </Stack>
  );
}
