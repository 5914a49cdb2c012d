/** Where the worker keeps what belongs to one sign-in: pages and answers of one diner. The number grows with the form of what is kept. */
export const OWN_ANSWERS = 'kept-own-1';

/** Deletes what the worker has kept of a diner. Never fails: what is left is another sign-in's, which the worker shows to nobody. */
export async function forgetOwnAnswers(): Promise<void> {
  try {
    await globalThis.caches?.delete(OWN_ANSWERS);
  } catch {
    // Storage is forbidden: then nothing is kept either.
  }
}
