import type { RunningSandbox } from '../server';
import { control, type Target } from './ask';
import { DEMO_PHONE, signIn } from './browser';
import { OPEN_TIMEOUT_MS, openSandbox } from './open';

/**
 * Opens a sandbox before the tests of a file, passes it on, and closes it after them.
 * @param scale as of `makeStorage`
 */
export function openBeforeTests(scale: number, handOver: (opened: RunningSandbox) => void): void {
  let running: RunningSandbox | undefined;
  beforeAll(async () => {
    running = await openSandbox(scale);
    handOver(running);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => running?.close());
}

/**
 * Puts a sandbox back to how it was opened and signs a diner in.
 * @param at what its clock says from now on; its own time without it
 * @returns his token
 */
export async function startOver(
  app: Target,
  { at, phone = DEMO_PHONE }: { at?: string; phone?: string } = {},
): Promise<string> {
  await control(app, 'POST', 'reset');
  if (at !== undefined) await control(app, 'POST', 'clock', { at });
  return signIn(app, phone);
}
