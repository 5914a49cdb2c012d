// The real timer, even with Jest's fake clock.
const { setTimeout: begin } = globalThis;

/** Runs `count` turns of the event loop, more than any chain of promises needs, on any machine. */
export async function turns(count = 10): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((ended) => begin(ended, 0));
}
