import { Icon, styled, Text, useAddressParams } from '@escale/design-system';
import { Switch } from '@escale/design-system/forms';
import { useMessages } from '../../../messages/catalogue';
import { useCompareMessages } from '../../../messages/compare/catalogue';
import type { ComparedRight } from '../model/copy-rights';
import { useFlagLabel } from '../model/use-flag-label';

/** On a phone, each right has a line of its own above the cells of the two holders, so that no word breaks. */
const Table = styled('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    display: { base: 'block', sm: 'table' },
    '& thead': { display: { base: 'block', sm: 'table-header-group' } },
    '& tbody': { display: { base: 'block', sm: 'table-row-group' } },
    '& tr': {
      display: { base: 'grid', sm: 'table-row' },
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderColor: 'border',
    },
    '& th, & td': {
      paddingBlock: '2',
      paddingInlineStart: { base: '0', sm: '3' },
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    '& tr > :first-child': { paddingInlineStart: '0' },
    '& thead th': { fontWeight: 'semibold', verticalAlign: 'bottom' },
    '& thead th:first-of-type': { display: { base: 'none', sm: 'table-cell' } },
    '& tbody th': {
      fontWeight: 'normal',
      gridColumn: '1 / -1',
      width: { sm: '50%' },
      paddingBlockEnd: { base: '0', sm: '2' },
    },
    '& tbody th[scope=rowgroup]': { fontWeight: 'semibold', paddingBlockStart: '3', paddingBlockEnd: '2' },
  },
});

const RightState = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'fg.muted' },
  variants: { on: { true: { color: 'ok', fontWeight: 'semibold' } } },
});

const SummaryBar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    marginBlockEnd: '3',
  },
});

export interface ComparedRightsProps {
  rights: readonly ComparedRight[];
  /** Names of the two holders. */
  names: readonly [one: string, other: string];
}

/** Shows a table of the rights in which two holders differ, or of all rights. */
export function ComparedRights({ rights, names }: ComparedRightsProps) {
  const { permissions } = useMessages();
  const compare = useCompareMessages();
  const { labelOfFlag } = useFlagLabel();
  const [params, setParams] = useAddressParams();
  const all = params.get('tous') === '1';
  const differing = rights.filter(({ one, other }) => one !== other);
  const shown = all ? rights : differing;
  const shownModules = [...new Set(shown.map(({ row }) => row))];
  return (
    <>
      <SummaryBar>
        <Text role="status" fontWeight="semibold">
          {differing.length === 0 ? compare.same : compare.differences(differing.length)}
        </Text>
        <Switch label={compare.all} checked={all} onChange={(on) => setParams({ tous: on ? '1' : '' })} />
      </SummaryBar>
      {shown.length > 0 && (
        <Table aria-label={compare.title}>
          <thead>
            <tr>
              <th scope="col">{compare.right}</th>
              {names.map((name, place) => (
                <th key={place} scope="col">
                  <bdi translate="no">{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          {shownModules.map((module) => (
            <tbody key={module.moduleId}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {module.label}
                </th>
              </tr>
              {shown
                .filter(({ row }) => row === module)
                .map(({ row, name, one, other }) => (
                  <tr key={name}>
                    <th scope="row">{labelOfFlag(row, name)}</th>
                    {[one, other].map((on, place) => (
                      <td key={place}>
                        <RightState on={on}>
                          <Icon name={on ? 'check' : 'minus'} size={15} />
                          {permissions.state(on)}
                        </RightState>
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          ))}
        </Table>
      )}
    </>
  );
}
