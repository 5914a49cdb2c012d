import { env } from '@/lib/env/env';

/** Starts what each server process has: limits, edge, telemetry, draining. Order matters where a comment says so. */
export async function startProcess(): Promise<void> {
  const { watchSharedStore } = await import('@/lib/session/shared-store-watch.server');
  const sharedStoreIsRead = watchSharedStore();
  const { readSecretsOnSignal } = await import('@/lib/session/secrets.server');
  readSecretsOnSignal();
  const { numberRequests } = await import('@/lib/log/request-ids.server');
  numberRequests();
  const { releasedFilesDir } = env();
  if (releasedFilesDir !== undefined) {
    const { shareReleasedFiles } = await import('@/lib/cache/released-files.server');
    const { log } = await import('@/lib/log/log.server');
    const { reasonOf } = await import('@/lib/errors/own-error');
    await shareReleasedFiles(releasedFilesDir, process.cwd(), (error) =>
      log.warn({ reason: reasonOf(error) }, 'released files not shared'),
    );
  }
  const { noteSocketAddresses } = await import('@/lib/bff/socket-address.server');
  noteSocketAddresses();
  const { watchFrontCopies } = await import('@/lib/site/front-copies.server');
  watchFrontCopies(env().frontUrls);
  const { boundPageLifetimes } = await import('@/lib/cache/page-lifetimes.server');
  boundPageLifetimes();
  const { packAnswers } = await import('@/lib/cache/packed-answers.server');
  packAnswers();
  const { guardEdge } = await import('@/lib/security/edge.server');
  guardEdge({ isProduction: process.env.NODE_ENV === 'production' });
  // After the edge, which gives what it refuses an address of ours.
  const { startTelemetryIfAsked } = await import('@/lib/telemetry/start-telemetry.server');
  await startTelemetryIfAsked();
  // Limits that are lifted, as measuring does it, are all lifted.
  if (env().rateLimitScale > 0) {
    const { admitByClass } = await import('@/lib/bff/admission.server');
    await admitByClass();
  }
  const { drainOnSignal } = await import('@/lib/security/drain.server');
  drainOnSignal();
  // After the edge, because the edge completes the headers by the page's status.
  const { takePageStatuses } = await import('@/lib/site/page-status.server');
  takePageStatuses();
  const { warmTownDirectory } = await import('@/lib/towns/town-directory.server');
  void warmTownDirectory();
  await sharedStoreIsRead;
}
