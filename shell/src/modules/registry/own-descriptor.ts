import { moduleDescriptorSchema, type ModuleDescriptor } from '@escale/contracts';
import { createDeadline } from '../../lib/deadline';
import { overriddenMark, type Override } from './override';

/**
 * Reads a module's descriptor from a developer's server. The descriptor's routes and rights may be newer than the published ones.
 */
export async function readOwnDescriptor({ id, origin }: Override): Promise<ModuleDescriptor> {
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
