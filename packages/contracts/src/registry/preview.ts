import { object, string, type InferType } from 'yup';
import { moduleDescriptorSchema, type ModuleDescriptor, type ModuleManifest } from '../module/descriptor';

/** A file `previews/<id>.json` of a site: a version that is not in the registry, and the end of its preview (ISO 8601). */
export const previewSchema = object({
  expires: string().required(),
  descriptor: moduleDescriptorSchema.required(),
});

export type Preview = Omit<InferType<typeof previewSchema>, 'descriptor'> & { descriptor: ModuleDescriptor };

/** The pattern of the ids of previews: 128 random bits. */
export const previewId = /^[0-9a-f]{32}$/;

/** Returns the path of a preview's file within the site. */
export const previewFile = (id: string): string => `previews/${id}.json`;

/** Returns the address that opens a module with a preview, without the origin. */
export const previewAddress = ({ id: module, path }: Pick<ModuleManifest, 'id' | 'path'>, id: string) =>
  `${path}?module=${module}@preview-${id}`;

/** How long previews last, in hours. */
export const previewHours = { min: 1, max: 30 * 24, byDefault: 7 * 24 } as const;
