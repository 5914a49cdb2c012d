import 'server-only';
import { redirect } from 'next/navigation';
import { AppError } from '@/lib/core/errors/errors';
import { paths } from '@/lib/core/paths/paths';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';

/**
 * Why a page that is rendered for one diner cannot be shown: `signedOut` where the platform has ended the session,
 * `unavailable` where it does not answer. A deleted account is redirected to the profile, which offers to restore it;
 * any other failure is rethrown.
 */
export function pageFailureOf(error: unknown): 'signedOut' | 'unavailable' {
  if (error instanceof AppError && error.code === 'auth/required') return 'signedOut';
  if (error instanceof AppError && error.code === 'auth/deleted-account') redirect(paths.profile());
  if (error instanceof UpstreamError) return 'unavailable';
  throw error;
}
