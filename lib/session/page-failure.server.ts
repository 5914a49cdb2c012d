import 'server-only';
import { redirect } from 'next/navigation';
import { AppError } from '@/lib/errors/errors';
import { paths } from '@/lib/paths/paths';
import { UpstreamError } from '@/lib/upstream/upstream-error';

/**
 * Why a page that is rendered for one diner cannot be shown: `signedOut` where the platform has ended the session,
 * `unavailable` where it does not answer. A deleted account is led to the profile, which says so and offers to restore it;
 * any other failure is thrown on.
 */
export function pageFailureOf(error: unknown): 'signedOut' | 'unavailable' {
  if (error instanceof AppError && error.code === 'auth/required') return 'signedOut';
  if (error instanceof AppError && error.code === 'auth/deleted-account') redirect(paths.profile());
  if (error instanceof UpstreamError) return 'unavailable';
  throw error;
}
