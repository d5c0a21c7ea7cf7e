/** Names that every object inherits. A lookup with an untrusted key would find their values. */
export const inheritedNames: readonly string[] = Object.getOwnPropertyNames(Object.prototype);

/** Returns the value of an own key of the object; undefined for an inherited or missing key. */
export const ownValue = <Value>(
  map: Readonly<Partial<Record<string, Value>>> | undefined,
  key: string,
): Value | undefined => (map !== undefined && Object.hasOwn(map, key) ? map[key] : undefined);
