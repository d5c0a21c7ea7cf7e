import { Alert, Button, styled } from '@escale/design-system';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { generalFields, type GeneralField, type GeneralValues } from '../model/general-values';

export interface StaleNoticeProps {
  /** What stands on the server now. */
  theirs: GeneralValues;
  /** What the form holds. */
  typed: Partial<GeneralValues>;
  onTakeTheirs: () => void;
}

const List = styled('ul', { base: { marginBlockStart: '2', paddingInlineStart: '5', listStyle: 'disc' } });

/** Somebody else has saved the same user: what now stands where the editor has typed something else. */
export function StaleNotice({ theirs, typed, onTakeTheirs }: StaleNoticeProps) {
  const { general } = useMessages();
  const { roles, statuses } = useVocabulary();
  const shown = (field: GeneralField): string => {
    if (field === 'role') return roles[theirs.role];
    return field === 'status' ? statuses[theirs.status] : theirs[field];
  };
  const differing = generalFields.filter((field) => theirs[field] !== typed[field]);
  return (
    <Alert
      tone="warn"
      title={general.stale}
      action={
        <Button size="sm" onClick={onTakeTheirs}>
          {general.takeTheirs}
        </Button>
      }
    >
      {general.staleText}
      {differing.length > 0 && (
        <List>
          {differing.map((field) => (
            <li key={field}>{general.staleField(general[field], shown(field))}</li>
          ))}
        </List>
      )}
    </Alert>
  );
}
