/* How browsers and Next call a part of our code that could not be loaded. */

const CHUNK_MESSAGE =
  /loading (css )?chunk|load chunk|dynamically imported module|importing a module script failed/i;

/** Whether the failure is that of a chunk that failed to load. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || CHUNK_MESSAGE.test(error.message);
}
