import type { CSSProperties } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { rightColumns, type PermissionRow } from '../model/permission-rows';
import { useFlagLabel } from '../model/use-flag-label';
import { Matrix, MatrixHead } from './matrix-parts';
import { ModuleRow, type ModuleRowProps } from './module-row';

export interface PermissionMatrixProps {
  rows: readonly PermissionRow[];
  propsOf: (row: PermissionRow) => Omit<ModuleRowProps, 'row' | 'columns'>;
}

/** Shows modules in rows and rights in columns. Screen readers skip the column headers, since each switch has its own label. */
export function PermissionMatrix({ rows, propsOf }: PermissionMatrixProps) {
  const { permissions } = useMessages();
  const { labelOfColumn } = useFlagLabel();
  const columns = rightColumns(rows);
  const heads = [{ name: 'visible', label: undefined }, ...columns];
  return (
    <Matrix style={{ '--rights': heads.length } as CSSProperties}>
      <MatrixHead aria-hidden>
        <span>{permissions.module}</span>
        {heads.map(({ name, label }) => (
          <span key={`${name} ${label}`}>{labelOfColumn(name, label)}</span>
        ))}
        <span />
      </MatrixHead>
      {rows.map((row) => (
        <ModuleRow key={row.moduleId} row={row} columns={columns} {...propsOf(row)} />
      ))}
    </Matrix>
  );
}
