/**
 * Aligns the columns of rows. A row with more or fewer cells than the first row does not affect the
 * widths.
 */
export function textTable(rows: readonly (readonly string[])[]): string[] {
  const whole = rows.filter((row) => row.length === rows[0]?.length);
  const widthOf = (column: number) => Math.max(...whole.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join('  ')
      .trimEnd(),
  );
}
