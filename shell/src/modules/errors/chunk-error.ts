import { isModuleLoadError, ModuleLoadError } from './module-load-error';

const chunkFailurePattern =
  /ChunkLoadError|CSS_CHUNK_LOAD_FAILED|dynamically imported module|Importing a module script/;

/**
 * Returns the load error behind an error that a running module threw: the error itself if it is a
 * `ModuleLoadError`, else the error of the chunk that failed to load. Returns `null` for any other
 * error.
 * @param errorAt returns why the file at an address failed to load, if it did
 */
export function toLoadError(
  thrown: unknown,
  errorAt: (url: string) => ModuleLoadError | undefined,
): ModuleLoadError | null {
  if (isModuleLoadError(thrown)) return thrown;
  const { name, code, message, request, type } = (thrown ?? {}) as Record<string, unknown>;
  const isChunkFailure = [name, code, message].some(
    (text) => typeof text === 'string' && chunkFailurePattern.test(text),
  );
  if (!isChunkFailure) return null;
  const known = typeof request === 'string' ? errorAt(request) : undefined;
  // webpack sets the type `missing` for a chunk whose script ran but threw before registering the chunk.
  const kind = type === 'missing' ? 'broken' : 'unreachable';
  return known ?? new ModuleLoadError(kind, { cause: thrown });
}
