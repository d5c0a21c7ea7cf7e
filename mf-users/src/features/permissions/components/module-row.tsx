import { useRoleDefaults } from '@escale/auth';
import { isRole, type ModulePermissions } from '@escale/contracts';
import { Badge, Button } from '@escale/design-system';
import { useVocabulary } from '@escale/i18n';
import { useId, useRef } from 'react';
import { useMessages } from '../../../messages/catalogue';
import type { MayGrant, PermissionEdit } from '../model/edit-permissions';
import {
  changedFlags,
  defaultFlags,
  hasColumn,
  type PermissionRow,
  type RightColumn,
} from '../model/permission-rows';
import { useFlagLabel } from '../model/use-flag-label';
import { MatrixCell, MatrixRow, ModuleName, ResetText, RowActions } from './matrix-parts';
import { PermissionSwitch } from './permission-switch';

export interface ModuleRowProps {
  row: PermissionRow;
  /** The columns of the matrix, in display order. */
  columns: readonly RightColumn[];
  flags: ModulePermissions;
  /** The role as the API sends it; an unknown role has no defaults to restore. */
  role: string;
  /** Why nothing can be changed. */
  unavailableReason: string | undefined;
  /** Which flags the editing user may switch on. */
  mayGrant: MayGrant;
  /** Flags that users cannot revoke from themselves, with the reason. */
  irrevocable: { names: readonly string[]; reason: string } | null;
  onEdit: (edit: PermissionEdit) => void;
  /**
   * Who holds the permissions. A reset gives a user the rights of the role, and a role its
   * defaults.
   */
  subject?: 'user' | 'role';
}

/**
 * Renders the row of one module: 'Module visible', one switch per permission, and buttons that grant all permissions, withdraw all
 * and restore the role's defaults (§2 'User detail').
 */
export function ModuleRow(props: ModuleRowProps) {
  const {
    row,
    columns,
    flags,
    role,
    unavailableReason,
    mayGrant,
    irrevocable,
    onEdit,
    subject = 'user',
  } = props;
  const { permissions } = useMessages();
  const vocabulary = useVocabulary();
  const { labelOfFlag } = useFlagLabel();
  const id = useId();
  const name = useRef<HTMLSpanElement>(null);
  const roleDefaults = useRoleDefaults();
  const defaults = defaultFlags(row, role, roleDefaults);
  const words = permissions.reset[subject];
  const { visible } = flags;
  const reasonFor = (name: string) => {
    if (unavailableReason !== undefined) return unavailableReason;
    if (flags[name] === true) return irrevocable?.names.includes(name) ? irrevocable.reason : undefined;
    return mayGrant(name) ? undefined : permissions.notHeld;
  };
  const revokeReason =
    unavailableReason ?? (irrevocable && irrevocable.names.length > 0 ? irrevocable.reason : undefined);
  const custom = changedFlags(row, flags, defaults).length > 0;

  return (
    <MatrixRow role="group" aria-labelledby={id}>
      <ModuleName>
        <span id={id} ref={name} tabIndex={-1}>
          {row.label}
        </span>
        {custom && <Badge tone="warn">{permissions.custom}</Badge>}
      </ModuleName>
      <PermissionSwitch
        label={permissions.visible}
        checked={visible}
        byDefault={defaults.visible}
        differenceText={words.byDefault(defaults.visible)}
        unavailableReason={reasonFor('visible')}
        onChange={(on) => onEdit({ type: 'set', row, name: 'visible', on })}
      />
      {columns.map((column) => {
        const { name } = column;
        return hasColumn(row, column) ? (
          <PermissionSwitch
            key={name}
            label={labelOfFlag(row, name)}
            checked={flags[name] === true}
            byDefault={defaults[name] === true}
            differenceText={words.byDefault(defaults[name] === true)}
            unavailableReason={visible ? reasonFor(name) : (unavailableReason ?? permissions.moduleHidden)}
            onChange={(on) => onEdit({ type: 'set', row, name, on })}
          />
        ) : (
          <MatrixCell
            key={`${name} ${column.label}`}
            aria-hidden
            display={{ base: 'none', lg: 'flex' }}
            color="fg.muted"
          >
            {permissions.notApplicable}
          </MatrixCell>
        );
      })}
      <RowActions>
        {isRole(role) && custom && (
          <Button
            size="sm"
            variant="ghost"
            icon="refresh"
            aria-label={words.restoreOf(vocabulary.roles[role], row.label)}
            data-tooltip=""
            unavailableReason={
              irrevocable?.names.every((name) => defaults[name]) === false ? revokeReason : unavailableReason
            }
            onClick={() => {
              // The button disappears after the reset, so the module's name takes the focus.
              name.current?.focus();
              onEdit({ type: 'restore', row, role, defaults: roleDefaults, mayGrant });
            }}
          >
            <ResetText data-tooltip-text="">{words.restore}</ResetText>
          </Button>
        )}
        <Button
          size="sm"
          aria-label={permissions.allOf(row.label)}
          unavailableReason={unavailableReason}
          onClick={() => onEdit({ type: 'all', row, mayGrant })}
        >
          {permissions.all}
        </Button>
        <Button
          size="sm"
          aria-label={permissions.noneOf(row.label)}
          unavailableReason={revokeReason}
          onClick={() => onEdit({ type: 'none', row })}
        >
          {permissions.none}
        </Button>
      </RowActions>
    </MatrixRow>
  );
}
