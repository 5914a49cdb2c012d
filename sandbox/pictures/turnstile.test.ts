/** @jest-environment node */
import { createTurnstile } from './turnstile';

/** Tasks that end on demand, and the order in which they began. */
function workshop() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, work, end, settle };
}

describe('turnstile', () => {
  it('runs no more tasks at once than its limit', async () => {
    const { begun, work, end, settle } = workshop();
    const turnstile = createTurnstile(2);
    void turnstile.run(work('a'), true);
    void turnstile.run(work('b'), true);
    void turnstile.run(work('c'), true);
    await settle();
    expect(begun).toEqual(['a', 'b']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('lets demands overtake work in advance', async () => {
    const { begun, work, end, settle } = workshop();
    const turnstile = createTurnstile(1);
    void turnstile.run(work('first'), false);
    void turnstile.run(work('chore'), false);
    void turnstile.run(work('demand'), true);
    await settle();
    await end('first');
    await end('demand');
    expect(begun).toEqual(['first', 'demand', 'chore']);
  });

  it('gives the place back after a failure', async () => {
    const turnstile = createTurnstile(1);
    await expect(turnstile.run(() => Promise.reject(new Error('burnt')), true)).rejects.toThrow('burnt');
    await expect(turnstile.run(() => Promise.resolve('done'), true)).resolves.toBe('done');
  });
});
