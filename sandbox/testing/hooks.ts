import type { RunningSandbox } from '../server';
import { control, type Target } from './send-to';
import { DEMO_PHONE, signIn } from './browser';
import { OPEN_TIMEOUT_MS, openSandbox } from './open';

/** Opens a sandbox for a test file and closes it after. @param scale as of `makeStorage` */
export function openBeforeTests(scale: number, handOver: (opened: RunningSandbox) => void): void {
  let running: RunningSandbox | undefined;
  beforeAll(async () => {
    running = await openSandbox(scale);
    handOver(running);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => running?.close());
}

/** Resets a sandbox and signs in. @param at its clock from now on @returns a token */
export async function startOver(
  app: Target,
  { at, phone = DEMO_PHONE }: { at?: string; phone?: string } = {},
): Promise<string> {
  await control(app, 'POST', 'reset');
  if (at !== undefined) await control(app, 'POST', 'clock', { at });
  return signIn(app, phone);
}
