import {
  moduleDescriptorSchema,
  previewFile,
  previewSchema,
  type ModuleDescriptor,
  type Preview,
} from '@escale/contracts';
import { createDeadline } from '../../lib/deadline';
import { overriddenMark, type Override } from './override';

/**
 * Reads a module's descriptor from a developer's server. The descriptor's routes and rights may be newer than the published ones.
 */
async function readLocalDescriptor({ id, origin }: Override): Promise<ModuleDescriptor> {
  const { signal, clear } = createDeadline();
  try {
    const response = await fetch(`${origin}/descriptor.json`, { signal, cache: 'no-store' });
    const described = (await response.json()) as object;
    const entry = `${origin}/mf-manifest.json`;
    const own = { ...described, entry, files: {}, version: 'override', seal: undefined, lacks: undefined };
    const descriptor = moduleDescriptorSchema.validateSync(own, { strict: true });
    if (descriptor.id !== id) throw new Error(`${origin} serves the module ${descriptor.id}, not ${id}`);
    return Object.assign(descriptor, { [overriddenMark]: true });
  } finally {
    clear();
  }
}

/** Returns the time of the server that answered, since the clock of this machine may be wrong. */
const timeOf = ({ headers }: Response) => Date.parse(headers.get('date') ?? '') || Date.now();

/** Reads a preview of this site: its descriptor and its end; if the preview has ended, only `expires: null`. */
async function readPreview(id: string, preview: string): Promise<Pick<Override, 'descriptor' | 'expires'>> {
  const { signal, clear } = createDeadline();
  try {
    const response = await fetch(`/${previewFile(preview)}`, { signal, cache: 'no-store' });
    if (response.status === 404) return { expires: null };
    const { descriptor, expires } = previewSchema.validateSync(await response.json(), {
      strict: true,
    }) as Preview;
    if (descriptor.id !== id) throw new Error(`the preview is of the module ${descriptor.id}, not of ${id}`);
    return Date.parse(expires) > timeOf(response) ? { descriptor, expires } : { expires: null };
  } finally {
    clear();
  }
}

/** Reads the descriptor of an override and stores it in the override. Rejects if the descriptor cannot be read. */
export async function readOwnDescriptor(override: Override): Promise<void> {
  const { id, preview } = override;
  const found =
    preview === undefined
      ? { descriptor: await readLocalDescriptor(override) }
      : await readPreview(id, preview);
  Object.assign(override, found);
}
