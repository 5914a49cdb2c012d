import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/errors/errors';
import type { SessionInfo } from './session';
import type { SignedIn } from '@/lib/session/signed-in.server';

const userWire = z.object({ data: z.object({ attributes: z.object({ name: z.string() }) }) });

/** The signed-in diner's name; a session that the platform has ended is no session. */
export async function readProfileName(signedIn: SignedIn): Promise<SessionInfo> {
  try {
    const user = await signedIn.get({ path: 'api/v3/user', retries: 0, schema: userWire });
    return { isSignedIn: true, name: user.data.attributes.name || null };
  } catch (error) {
    const hasEnded = error instanceof AppError && error.code === 'auth/required';
    return { isSignedIn: !hasEnded, name: null };
  }
}
