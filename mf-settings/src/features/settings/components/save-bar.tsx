import { Button, styled, Text } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import type { SaveState } from '../model/use-settings-form';

export interface SaveBarProps {
  state: SaveState;
  unsaved: boolean;
  /** Shown while there is nothing to report. */
  note: string;
  /** Reason why saving is unavailable. */
  unavailableReason: string | undefined;
}

const Root = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    marginBlockStart: '5',
    paddingBlock: '3',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderColor: 'border',
  },
});

/** Renders the save button and the status of unsaved changes. */
export function SaveBar({ state, unsaved, note, unavailableReason }: SaveBarProps) {
  const m = useMessages();
  const status = () => {
    if (state === 'saving') return m.saving;
    if (unsaved) return m.unsaved;
    return state === 'saved' ? m.saved : note;
  };
  return (
    <Root>
      <Text role="status" tone={unsaved ? 'default' : 'muted'} fontSize="sm">
        {status()}
      </Text>
      <Button
        type="submit"
        variant="primary"
        icon="save"
        loading={state === 'saving'}
        unavailableReason={unavailableReason}
      >
        {m.save}
      </Button>
    </Root>
  );
}
