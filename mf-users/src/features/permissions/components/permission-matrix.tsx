import { useVocabulary } from '@escale/i18n';
import type { CSSProperties } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { flagLabel, rightColumns, type PermissionRow } from '../model/permission-rows';
import { Matrix, MatrixHead } from './matrix-parts';
import { ModuleRow, type ModuleRowProps } from './module-row';

export interface PermissionMatrixProps {
  rows: readonly PermissionRow[];
  propsOf: (row: PermissionRow) => Omit<ModuleRowProps, 'row' | 'columns'>;
}

/** Modules in rows, rights in columns. The heads of the columns are for the eye: each switch has its label. */
export function PermissionMatrix({ rows, propsOf }: PermissionMatrixProps) {
  const { permissions } = useMessages();
  const vocabulary = useVocabulary();
  const columns = rightColumns(rows);
  const heads = ['visible', ...columns];
  return (
    <Matrix style={{ '--rights': heads.length } as CSSProperties}>
      <MatrixHead aria-hidden>
        <span>{permissions.module}</span>
        {heads.map((name) => (
          <span key={name}>{flagLabel(name, permissions.visible, vocabulary.permissions)}</span>
        ))}
        <span />
      </MatrixHead>
      {rows.map((row) => (
        <ModuleRow key={row.moduleId} row={row} columns={columns} {...propsOf(row)} />
      ))}
    </Matrix>
  );
}
