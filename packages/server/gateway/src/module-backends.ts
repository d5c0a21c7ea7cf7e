/** The back ends of modules that the operator allows: module → base address. */
export type ModuleBackends = ReadonlyMap<string, URL>;

const backendPair = /^([a-z][a-z0-9-]{1,40})=(https?:\/\/\S+)$/;

/**
 * Reads `yard=http://localhost:4650,silo=https://silo.internal/v1`. Each part is a module id, `=`
 * and an http(s) address without credentials, query or fragment. Skips empty parts. Returns
 * undefined if a part has another form, or if a module occurs twice.
 */
export function readModuleBackends(list = ''): ModuleBackends | undefined {
  const backends = new Map<string, URL>();
  for (const part of list.split(',').map((text) => text.trim())) {
    if (part === '') continue;
    const [, id = '', address = ''] = backendPair.exec(part) ?? [];
    if (!URL.canParse(address) || backends.has(id)) return undefined;
    const base = new URL(address);
    if (base.href !== base.origin + base.pathname) return undefined;
    backends.set(id, base);
  }
  return backends;
}

/** A segment that some servers read as `..` or `.` after decoding it or removing its parameters. */
const hiddenDots = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:$|[/\\;]|%2f|%5c|%3b)/i;

/**
 * Returns the address of a call below the base of a back end. Undefined if any server could read
 * the path as one that leaves the base.
 */
export function addressBelow(base: URL, rest: string): URL | undefined {
  const [path = ''] = rest.split('?');
  if (hiddenDots.test(path)) return undefined;
  const root = base.pathname.replace(/\/$/, '');
  const address = URL.canParse(`${base.origin}${root}${rest}`)
    ? new URL(`${base.origin}${root}${rest}`)
    : undefined;
  return address?.origin === base.origin && address.pathname.startsWith(`${root}/`) ? address : undefined;
}
