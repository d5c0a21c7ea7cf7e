import { mkdir, readFile } from 'node:fs/promises';
import { array, number, object, string } from 'yup';
import { writeAtomically } from '../store/atomic-write';
import { PublishError } from '../base/publish-error';
import { withLock } from '../change/site-lock';
import type { SiteLayout } from '../base/site-layout';
import type { PublishToken } from './publish-token';

const textSchema = () => string().required();
const fileSchema = object({
  schema: number().oneOf([1]).required(),
  tokens: array(
    object({
      id: textSchema().matches(/^[0-9a-f]{8}$/),
      module: textSchema(),
      owner: textSchema(),
      hash: textSchema().matches(/^[0-9a-f]{64}$/),
      created: textSchema(),
      expires: textSchema(),
      lastUsed: string().nullable().defined(),
      revoked: string().nullable().defined(),
    }).required(),
  ).required(),
});

/** Returns the publishing tokens of a site; none before the first is created. Throws a `PublishError` for a damaged file. */
export async function readTokens(site: SiteLayout): Promise<PublishToken[]> {
  const found = await readFile(site.tokens, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  if (found === null) return [];
  try {
    return fileSchema.validateSync(JSON.parse(found), { strict: true }).tokens;
  } catch {
    throw new PublishError(`${site.tokens} cannot be read; remove it and make new tokens`);
  }
}

/** Replaces the tokens under a lock. Only the user of this process can read the folder. */
export async function changeTokens(
  site: SiteLayout,
  change: (tokens: readonly PublishToken[]) => readonly PublishToken[],
): Promise<void> {
  await mkdir(site.root, { recursive: true });
  await mkdir(site.publishing, { recursive: true, mode: 0o700 });
  await withLock(site.tokensLock, async () => {
    const tokens = change(await readTokens(site));
    await writeAtomically(site.tokens, `${JSON.stringify({ schema: 1, tokens }, null, 2)}\n`);
  });
}
