import 'server-only';
import type { z } from 'zod';
import { AppError } from '@/lib/core/errors/errors';
import type { publicUpstream, UpstreamCall } from '@/lib/core/upstream/client';
import type { SignedIn } from './signed-in.server';

/** A POST that only reads, as the diner if signed in; an ended session counts as a guest's. */
export async function requestAsUser<Schema extends z.ZodType>(
  signedIn: SignedIn | null,
  upstream: ReturnType<typeof publicUpstream>,
  call: UpstreamCall<Schema>,
): Promise<z.output<Schema>> {
  if (!signedIn) return upstream.ask(call);
  try {
    return await signedIn.post(call);
  } catch (error) {
    if (error instanceof AppError && error.code === 'auth/required') return upstream.ask(call);
    throw error;
  }
}
