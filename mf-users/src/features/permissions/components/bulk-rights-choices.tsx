import { canGrantFlag, getRoleDenialReason, isFlagEffective, roles, type Role } from '@escale/contracts';
import { Section, Stack, styled, Text } from '@escale/design-system';
import { Select } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useId } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useBulkRightsMessages } from '../../../messages/bulk-rights/catalogue';
import {
  choiceOf,
  type BulkRightsChoices,
  type BulkRightsContext,
  type RightChoice,
} from '../model/bulk-rights';
import { flagNamesOf, type PermissionRow } from '../model/permission-rows';
import { useFlagLabel } from '../model/use-flag-label';

const ModuleGroup = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '12rem minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1.5',
    paddingBlock: '3',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderColor: 'border',
  },
});

const ModuleName = styled('p', { base: { fontWeight: 'semibold' } });

const ChoiceGrid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '1fr',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    gap: { base: '2', sm: '3' },
  },
});

/** A select with its label above, or beside it on a phone. A chosen value is highlighted. */
const ChoiceField = styled('div', {
  base: {
    minWidth: '0',
    '& > div': { flexDirection: { base: 'row', sm: 'column' }, justifyContent: 'space-between' },
    '& > div > *': { alignSelf: { base: 'center', sm: 'stretch' } },
    '& > div > span': { flex: { base: '0 1 11.75rem', sm: 'none' } },
    '& label': { minWidth: '0', whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& select': { width: 'full' },
    '&[data-stacked] > div': { flexDirection: 'column' },
    '&[data-stacked] > div > *': { alignSelf: 'stretch' },
    '&[data-stacked] > div > span': { flex: 'none' },
    '&[data-chosen] select': { borderColor: 'accent', background: 'accent.soft' },
  },
});

export interface BulkRightsChoicesFieldsProps {
  context: BulkRightsContext;
  disabled: boolean;
  onChange: (choices: BulkRightsChoices) => void;
}

/** Renders the fields for the role and rights that several users get or lose. A field without a choice changes no user. */
export function BulkRightsChoicesFields({ context, disabled, onChange }: BulkRightsChoicesFieldsProps) {
  const { rows, choices, actor, defaults } = context;
  const { permissions } = useMessages();
  const texts = useBulkRightsMessages();
  const { roles: names } = useVocabulary();
  const isHeld = (row: PermissionRow, name: string) =>
    canGrantFlag(actor.role, {
      held: isFlagEffective(actor.permissions[row.moduleId], name),
      present: false,
    });
  const hasUnheldRight = rows.some((row) => flagNamesOf(row).some((name) => !isHeld(row, name)));
  const roleOptions = roles.map((value) => ({
    value,
    label: names[value],
    disabled: getRoleDenialReason(actor, value, defaults[value]) !== null,
  }));
  return (
    <Section title={texts.changes} description={texts.changesHint}>
      <Stack gap="3">
        <ChoiceGrid>
          <ChoiceField data-stacked="" data-chosen={choices.role}>
            <Select<Role | ''>
              label={texts.role}
              value={choices.role ?? ''}
              options={[{ value: '', label: texts.same }, ...roleOptions]}
              disabled={disabled}
              onChange={(role) => onChange({ ...choices, role: role === '' ? undefined : role })}
            />
          </ChoiceField>
        </ChoiceGrid>
        {hasUnheldRight && (
          <Text tone="muted" fontSize="sm">
            {permissions.notHeld}
          </Text>
        )}
        <div>
          {rows.map((row) => (
            <ModuleChoices
              key={row.moduleId}
              row={row}
              choices={choices}
              disabled={disabled}
              isHeld={(name) => isHeld(row, name)}
              onChange={onChange}
            />
          ))}
        </div>
      </Stack>
    </Section>
  );
}

interface ModuleChoicesProps extends Pick<BulkRightsChoicesFieldsProps, 'disabled' | 'onChange'> {
  row: PermissionRow;
  choices: BulkRightsChoices;
  isHeld: (name: string) => boolean;
}

function ModuleChoices({ row, choices, disabled, isHeld, onChange }: ModuleChoicesProps) {
  const texts = useBulkRightsMessages();
  const { labelOfFlag } = useFlagLabel();
  const id = useId();
  const choose = (name: string, choice: RightChoice | '') =>
    onChange({
      ...choices,
      rights: {
        ...choices.rights,
        [row.moduleId]: { ...choices.rights[row.moduleId], [name]: choice === '' ? undefined : choice },
      },
    });
  return (
    <ModuleGroup role="group" aria-labelledby={id}>
      <ModuleName id={id}>{row.label}</ModuleName>
      <ChoiceGrid>
        {flagNamesOf(row).map((name) => (
          <ChoiceField key={name} data-chosen={choiceOf(choices, row.moduleId, name)}>
            <Select<RightChoice | ''>
              label={labelOfFlag(row, name)}
              value={choiceOf(choices, row.moduleId, name) ?? ''}
              options={[
                { value: '', label: texts.same },
                { value: 'grant', label: texts.choice.grant, disabled: !isHeld(name) },
                { value: 'withdraw', label: texts.choice.withdraw },
              ]}
              disabled={disabled}
              onChange={(choice) => choose(name, choice)}
            />
          </ChoiceField>
        ))}
      </ChoiceGrid>
    </ModuleGroup>
  );
}
