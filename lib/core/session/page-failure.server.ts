import 'server-only';
import { redirect } from 'next/navigation';
import { AppError } from '@/lib/core/errors/errors';
import { paths } from '@/lib/core/paths/paths';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';

/** Why a page of a diner fails; redirects to the profile for a deleted account, rethrows the rest. */
export function pageFailureOf(error: unknown): 'signedOut' | 'unavailable' {
  if (error instanceof AppError && error.code === 'auth/required') return 'signedOut';
  if (error instanceof AppError && error.code === 'auth/deleted-account') redirect(paths.profile());
  if (error instanceof UpstreamError) return 'unavailable';
  throw error;
}
