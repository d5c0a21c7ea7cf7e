import type { ModuleDescriptor } from '@escale/contracts';

/** No content has this digest, so a browser never runs a file that must match it. */
const impossibleDigest = `sha384-${'A'.repeat(64)}`;

/** A file of a module version. */
export interface Asset {
  descriptor: ModuleDescriptor;
  /** Name within the version folder. */
  file: string;
  /** Expected SHA-384; `null` where a development server serves files without hashes. */
  integrity: string | null;
}

/** The version folders whose files may be on the page. */
export interface AssetIndex {
  /** Adds a version, so that its files are verified (where `verified`) and its errors attributed. */
  register: (descriptor: ModuleDescriptor, verified: boolean) => void;
  /**
   * Returns the module file at an address, `null` for any other; a file that its descriptor does not list has an
   * impossible hash.
   */
  find: (url: string) => Asset | null;
  /** Returns the module whose code threw an error, by the addresses in its stack; `null` for the shell's own. */
  moduleOfError: (error: unknown) => ModuleDescriptor | null;
}

/** Returns the absolute address of the folder that holds a version's files, with its final slash. */
export function assetFolder(descriptor: ModuleDescriptor): string {
  return new URL('.', new URL(descriptor.entry ?? '/', window.location.origin)).href;
}

/** An address in the stack of an error may be anybody's text. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Creates an index without versions. */
export function createAssetIndex(): AssetIndex {
  const folders = new Map<string, { descriptor: ModuleDescriptor; verified: boolean }>();

  const find = (url: string): Asset | null => {
    const plain = url.split(/[?#]/, 1)[0] ?? '';
    for (const [address, { descriptor, verified }] of folders) {
      if (!plain.startsWith(address)) continue;
      const file = decoded(plain.slice(address.length));
      return { descriptor, file, integrity: verified ? (descriptor.files[file] ?? impossibleDigest) : null };
    }
    return null;
  };

  const moduleOfError = (error: unknown): ModuleDescriptor | null => {
    const details = (error ?? {}) as { stack?: string; request?: unknown; cause?: unknown };
    const { stack = '', request, cause } = details;
    const text = typeof request === 'string' ? `${request}\n${stack}` : stack;
    const addresses = text.match(/https?:\/\/[^\s()]+/g) ?? [];
    const asset = addresses.map((address) => find(address)).find((found) => found !== null);
    if (asset) return asset.descriptor;
    return cause === undefined ? null : moduleOfError(cause);
  };

  return {
    register: (descriptor, verified) => void folders.set(assetFolder(descriptor), { descriptor, verified }),
    find,
    moduleOfError,
  };
}
