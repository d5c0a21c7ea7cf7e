/** Names that every object has, and that a lookup by a key from outside would find where nobody has put them. */
export const inheritedNames: readonly string[] = Object.getOwnPropertyNames(Object.prototype);

/** Returns the value of a key that the object itself has. */
export const ownValue = <Value>(
  map: Readonly<Partial<Record<string, Value>>> | undefined,
  key: string,
): Value | undefined => (map !== undefined && Object.hasOwn(map, key) ? map[key] : undefined);
