/** Runs once when Next starts: loads the towns before a request needs them. */
export async function register(): Promise<void> {
  // Known at build time: Next compiles this file for the Edge runtime too, which has no Node.js API.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { warmTownDirectory } = await import('@/lib/ground/towns/town-directory.server');
  void warmTownDirectory();
}

/** Reports what a page threw while it was rendered: nothing of its request, only where in our code it was. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportServerError } = await import('@/lib/core/reports/send-report.server');
  reportServerError(error);
}
