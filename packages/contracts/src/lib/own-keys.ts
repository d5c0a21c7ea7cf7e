/** Names inherited by every object, which a lookup by an untrusted key would find. */
export const inheritedNames: readonly string[] = Object.getOwnPropertyNames(Object.prototype);

/** Returns the value of an own key of the object. */
export const ownValue = <Value>(
  map: Readonly<Partial<Record<string, Value>>> | undefined,
  key: string,
): Value | undefined => (map !== undefined && Object.hasOwn(map, key) ? map[key] : undefined);
