/** The given values that differ from the present ones. */
export function differences<T extends object>(
  present: T,
  given: { [Name in keyof T]?: T[Name] | undefined },
): Partial<T> {
  const changed = Object.entries(given).filter(
    ([name, value]) =>
      value !== undefined && JSON.stringify(present[name as keyof T]) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed) as Partial<T>;
}

/** Audit metadata of a change: the changed fields before and after. */
export function beforeAndAfter<T extends object>(present: T, changes: Partial<T>) {
  const names = Object.keys(changes) as (keyof T)[];
  return { before: Object.fromEntries(names.map((name) => [name, present[name]])), after: changes };
}
