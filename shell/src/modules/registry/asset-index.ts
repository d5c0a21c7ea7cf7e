import type { ModuleDescriptor } from '@escale/contracts';

/** No content has this digest, so a browser never runs a file that must match it. */
const impossibleDigest = `sha384-${'A'.repeat(64)}`;

/** A file of a module version. */
export interface Asset {
  descriptor: ModuleDescriptor;
  /** Name within the version folder. */
  file: string;
  /** Expected SHA-384; `null` if a development server serves files without hashes. */
  integrity: string | null;
}

/** The version folders whose files may be on the page. */
export interface AssetIndex {
  /** Adds a version, so that errors are attributed to it and, if `verified`, its files are verified. */
  register: (descriptor: ModuleDescriptor, verified: boolean) => void;
  /**
   * Returns the module file at an address, or `null` if the address is in no version folder. In a
   * verified version, a file that the descriptor does not list gets an impossible hash.
   */
  find: (url: string) => Asset | null;
  /**
   * Returns the module whose code threw an error, by the addresses in the stacks and failed
   * requests of the error and its causes; `null` if no address is that of a module's file.
   */
  moduleOfError: (error: unknown) => ModuleDescriptor | null;
  /**
   * True if the stack of an error, or of one of its causes, contains code of this page's origin or
   * of a module. False for an error of an extension, a translator or another script in the page.
   */
  isOwnError: (error: unknown) => boolean;
}

/** Returns the absolute address of the folder that holds a version's files, with its final slash. */
export function assetFolderOf(descriptor: ModuleDescriptor): string {
  return new URL('.', new URL(descriptor.entry ?? '/', window.location.origin)).href;
}

/** Decodes an address. Text that cannot be decoded is returned unchanged, since the stack of an error may contain any text. */
function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Matches the address in a stack frame: `at f (address:1:2)` in Chromium, `f@address:1:2` in other browsers. */
const frameAddressPattern = /^\s*(?:at (?:.*[( ])?|\S*@)(https?:\/\/\S+?):\d+:\d+\)?$/;

interface ThrownError {
  stack?: unknown;
  request?: unknown;
  cause?: unknown;
}

/** Returns an error and its chain of causes; a cycle ends the chain. */
function errorChainOf(thrown: unknown): ThrownError[] {
  const chain = new Set<ThrownError>();
  for (let link = thrown; typeof link === 'object' && link !== null && !chain.has(link);) {
    chain.add(link);
    link = (link as ThrownError).cause;
  }
  return [...chain];
}

const frameAddressesOf = ({ stack }: ThrownError) =>
  String(stack)
    .split('\n')
    .flatMap((line) => frameAddressPattern.exec(line)?.[1] ?? []);

const addressesIn = ({ stack, request }: ThrownError) =>
  `${String(request)}\n${String(stack)}`.match(/https?:\/\/[^\s()]+/g) ?? [];

/** Creates an empty index. */
export function createAssetIndex(): AssetIndex {
  const folders = new Map<string, { descriptor: ModuleDescriptor; verified: boolean }>();

  const find = (url: string): Asset | null => {
    const plain = url.split(/[?#]/, 1)[0] ?? '';
    for (const [address, { descriptor, verified }] of folders) {
      if (!plain.startsWith(address)) continue;
      const file = decodeAddress(plain.slice(address.length));
      return { descriptor, file, integrity: verified ? (descriptor.files[file] ?? impossibleDigest) : null };
    }
    return null;
  };

  const moduleOfError = (error: unknown): ModuleDescriptor | null => {
    const assets = errorChainOf(error).flatMap(addressesIn).map(find);
    return assets.find((asset) => asset !== null)?.descriptor ?? null;
  };

  const isOwnAddress = (address: string) =>
    address.startsWith(`${window.location.origin}/`) || find(address) !== null;

  const isOwnError = (error: unknown) => errorChainOf(error).flatMap(frameAddressesOf).some(isOwnAddress);

  return {
    register: (descriptor, verified) => void folders.set(assetFolderOf(descriptor), { descriptor, verified }),
    find,
    moduleOfError,
    isOwnError,
  };
}
