// The real timer, also where a test moves a fake clock on.
const { setTimeout: begin } = globalThis;

/**
 * Lets what is under way end: as many turns of the event loop as the longest chain in the product has, and a few more.
 * A turn ends after all that was due before it, so a slow machine changes nothing.
 */
export async function turns(count = 10): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((ended) => begin(ended, 0));
}
