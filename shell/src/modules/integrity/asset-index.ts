import type { ModuleDescriptor } from '@escale/contracts';

/** No content has this digest, so a browser never runs a file that is held to it. */
const impossibleDigest = `sha384-${'A'.repeat(64)}`;

interface AssetFolder {
  address: string;
  descriptor: ModuleDescriptor;
  checked: boolean;
}

export interface Asset {
  descriptor: ModuleDescriptor;
  /** Name within the version folder. */
  file: string;
  /** What the file must hash to; `null` where a development server serves unhashed files. */
  integrity: string | null;
}

const folders = new Map<string, AssetFolder>();

/** The address of the folder in which a module's files lie, with its final slash. */
export function assetFolder(descriptor: ModuleDescriptor): string {
  return new URL('.', new URL(descriptor.entry ?? '/', window.location.origin)).href;
}

/** Makes a version's files known, so that they are held to their hashes and errors from them are attributed. */
export function registerAssets(descriptor: ModuleDescriptor, checked: boolean): void {
  const address = assetFolder(descriptor);
  folders.set(address, { address, descriptor, checked });
}

/** The file of a module that stands at an address, `null` for anything else. A file that its descriptor does not list fits nothing. */
export function findAsset(url: string): Asset | null {
  const plain = url.split(/[?#]/, 1)[0] ?? '';
  for (const { address, descriptor, checked } of folders.values()) {
    if (!plain.startsWith(address)) continue;
    const file = decodeURIComponent(plain.slice(address.length));
    return { descriptor, file, integrity: checked ? (descriptor.files[file] ?? impossibleDigest) : null };
  }
  return null;
}

/** The module whose code an error comes from, by the addresses in its stack; `null` for the shell's own. */
export function moduleOfError(error: unknown): ModuleDescriptor | null {
  const {
    stack = '',
    request,
    cause,
  } = (error ?? {}) as { stack?: string; request?: unknown; cause?: unknown };
  const text = typeof request === 'string' ? `${request}\n${stack}` : stack;
  const addresses = text.match(/https?:\/\/[^\s()]+/g) ?? [];
  const own = addresses.map((address) => findAsset(address)).find((file) => file !== null);
  if (own) return own.descriptor;
  return cause === undefined ? null : moduleOfError(cause);
}
