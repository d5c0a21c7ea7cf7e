import { isRole, type ModulePermissions } from '@escale/contracts';
import { Button, Flex, Grid, styled } from '@escale/design-system';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import type { Grantable, PermissionEdit } from '../model/edit-permissions';
import { changedFlags, defaultFlags, flagLabel, type PermissionRow } from '../model/permission-rows';
import { PermissionSwitch } from './permission-switch';

export interface ModulePermissionsProps {
  row: PermissionRow;
  flags: ModulePermissions;
  /** As the API sends it; an unknown role has no defaults to restore. */
  role: string;
  /** Why nothing can be changed. */
  unavailableReason: string | undefined;
  /** Flags that are held or may be given; the others cannot be switched on. */
  grantable: Grantable;
  /** Flags that users cannot revoke from themselves, with the reason. */
  irrevocable: { names: readonly string[]; reason: string } | null;
  onEdit: (edit: PermissionEdit) => void;
}

const Root = styled('fieldset', {
  base: {
    margin: '0',
    minWidth: '0',
    padding: '5',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'xl',
    background: 'bg.panel',
    boxShadow: 'sm',
  },
});

/** A legend in the normal flow of its fieldset. */
const Name = styled('legend', {
  base: {
    float: { base: 'none', sm: 'inline-start' },
    padding: '0',
    fontWeight: 'semibold',
  },
});

/** One module: 'Module visible', one switch per permission, all, none and the role's defaults (§2 'User detail'). */
export function ModulePermissionsRow(props: ModulePermissionsProps) {
  const { row, flags, role, unavailableReason, grantable, irrevocable, onEdit } = props;
  const { permissions } = useMessages();
  const vocabulary = useVocabulary();
  const defaults = defaultFlags(row, role);
  const visible = flags.visible;
  const reasonFor = (name: string) => {
    if (unavailableReason !== undefined) return unavailableReason;
    if (flags[name] === true) return irrevocable?.names.includes(name) ? irrevocable.reason : undefined;
    return grantable(name) ? undefined : permissions.notHeld;
  };
  const revokeReason =
    unavailableReason ?? (irrevocable && irrevocable.names.length > 0 ? irrevocable.reason : undefined);
  const atDefaults = changedFlags(row, flags, defaults).length === 0;

  return (
    <Root>
      <Name>{row.label}</Name>
      <Flex
        justifyContent={{ base: 'flex-start', sm: 'flex-end' }}
        gap="1.5"
        marginBlockEnd="3"
        marginInlineStart={{ base: '-3', sm: '0' }}
      >
        <Button
          size="sm"
          variant="ghost"
          aria-label={permissions.allOf(row.label)}
          unavailableReason={unavailableReason}
          onClick={() => onEdit({ type: 'all', row, grantable })}
        >
          {permissions.all}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={permissions.noneOf(row.label)}
          unavailableReason={revokeReason}
          onClick={() => onEdit({ type: 'none', row })}
        >
          {permissions.none}
        </Button>
        {isRole(role) && (
          <Button
            size="sm"
            variant="ghost"
            icon="refresh"
            aria-label={permissions.restoreOf(row.label, vocabulary.roles[role])}
            disabled={atDefaults && unavailableReason === undefined}
            unavailableReason={
              irrevocable?.names.every((name) => defaults[name]) === false ? revokeReason : unavailableReason
            }
            onClick={() => onEdit({ type: 'restore', row, role, grantable })}
          >
            {permissions.restore}
          </Button>
        )}
      </Flex>
      <Grid gridTemplateColumns="repeat(auto-fill, minmax(11.5rem, 1fr))" gap="4" clear="both">
        <PermissionSwitch
          label={permissions.visible}
          checked={visible}
          byDefault={defaults.visible}
          unavailableReason={reasonFor('visible')}
          onChange={(on) => onEdit({ type: 'set', row, name: 'visible', on })}
        />
        {row.names.map((name) => (
          <PermissionSwitch
            key={name}
            label={flagLabel(name, permissions.visible, vocabulary.permissions)}
            checked={flags[name] === true}
            byDefault={defaults[name] === true}
            disabled={!visible}
            unavailableReason={visible ? reasonFor(name) : unavailableReason}
            onChange={(on) => onEdit({ type: 'set', row, name, on })}
          />
        ))}
      </Grid>
    </Root>
  );
}
