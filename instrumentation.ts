import { env } from '@/lib/env/env';

/** Runs once when the server starts: an unreadable setting stops the start with its sentence. */
export async function register(): Promise<void> {
  env();
  // Known at build time; the Edge runtime, for which Next compiles this file too, has no sockets.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { noteSocketAddresses } = await import('@/lib/bff/socket-address.server');
  noteSocketAddresses();
  const { guardEdge } = await import('@/lib/security/edge.server');
  guardEdge({ isProduction: process.env.NODE_ENV === 'production' });
  // After the edge: a page's status is known before the edge completes the headers for it.
  const { takePageStatuses } = await import('@/lib/site/page-status.server');
  takePageStatuses();
  const { warmTownDirectory } = await import('@/lib/towns/town-directory.server');
  void warmTownDirectory();
}
