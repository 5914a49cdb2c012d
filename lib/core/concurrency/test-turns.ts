// The real timer, even with Jest's fake clock.
const { setTimeout: begin } = globalThis;

/**
 * Runs `count` turns of the event loop: more than the longest chain of promises and zero timers in the product.
 * The count does not depend on the machine's speed.
 */
export async function turns(count = 10): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((ended) => begin(ended, 0));
}
