import { copyText } from '@escale/user-ui/clipboard';
import { Alert, Button, Flex, notify, Text, TextLink } from '@escale/design-system';
import { useMessages } from '../../messages/catalogue';
import { NameList, type NameListProps } from '../name-list';

export interface RunReportProps {
  /** Says how many items are done. */
  title: string;
  /** Further remarks about the run as a whole. */
  notes: readonly string[];
  /** The items that are not done, with the reason. */
  lines: NameListProps['lines'];
  /** Returns the whole report as text to copy. */
  text: () => string;
}

/** Reports the outcome of a run: how many items are done, and which are not and why, with a button to copy the whole report. */
export function RunReport({ title, notes, lines, text }: RunReportProps) {
  const { run } = useMessages();
  const copy = async () => {
    if (await copyText(text())) notify.success(run.copied);
    else notify.error(run.copyFailed);
  };
  return (
    <Alert tone={lines.length === 0 ? 'ok' : 'warn'} title={title}>
      {notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
      {lines.length > 0 && <NameList label={run.report} lines={lines} />}
      <Flex flexWrap="wrap" alignItems="center" gap="4" marginBlockStart="2">
        <Button size="sm" icon="copy" onClick={() => void copy()}>
          {run.copy}
        </Button>
        <TextLink to="/users" underlined>
          {run.toList}
        </TextLink>
      </Flex>
    </Alert>
  );
}
