import { env } from '@/lib/env/env';

/** Runs once when the server starts: an invalid setting stops the start with its error message. */
export async function register(): Promise<void> {
  env();
  // Known at build time: Next compiles this file for the Edge runtime too, which has no Node.js API.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startProcess } = await import('./instrumentation-node');
    await startProcess();
  }
}

/** Reports what a page threw while it was rendered: nothing of its request, only where in our code it was. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportServerError } = await import('@/lib/reports/send-report.server');
  reportServerError(error);
}
