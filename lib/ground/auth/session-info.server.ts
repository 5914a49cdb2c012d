import 'server-only';
import { cached } from '@/lib/core/cache/cached.server';
import { perProcess } from '@/lib/core/process/per-process';
import { memorySeconds } from '@/lib/core/cache/tags';
import { z } from 'zod';
import { AppError } from '@/lib/core/errors/errors';
import { reasonOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import { GUEST } from './guest';
import type { SessionInfo } from './session';

const userWire = z.object({
  data: z.object({ id: z.number().int(), attributes: z.object({ name: z.string() }) }),
});

const MAX_ENTRIES = 5_000;

/** Requests what a diner can spend, minor units. @throws AppError `auth/required` */
type ReadBalance = (signedIn: SignedIn) => Promise<{ availableMinor: number }>;

interface LoadedInfo {
  info: SessionInfo;
  /** The platform answered every part, so the info may be cached. */
  isWhole: boolean;
}

/** By the sign-in id. */
const infos = perProcess('sessionInfos', () =>
  cached<LoadedInfo>({
    seconds: memorySeconds.sessionInfo,
    max: MAX_ENTRIES,
    isCacheable: ({ isWhole }) => isWhole,
    // A name and a balance are a diner's own (docs/data-protection.md).
    isPurged: true,
  }),
);

/** Forgets the cached data of a diner, who has just changed it. */
export function forgetSessionInfo({ signInId }: Pick<SignedIn, 'signInId'>): void {
  infos.forget(signInId);
}

/** The answer, or null where the platform did not give one; an ended session is thrown on. */
async function orNull<Value>(request: Promise<Value>): Promise<Value | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof AppError && error.code === 'auth/required') throw error;
    log.info({ reason: reasonOf(error) }, 'session answered in part');
    return null;
  }
}

async function load(signedIn: SignedIn, readBalance: ReadBalance): Promise<LoadedInfo> {
  try {
    const [user, balance] = await Promise.all([
      orNull(signedIn.get({ path: 'api/v3/user', schema: userWire })),
      orNull(readBalance(signedIn)),
    ]);
    const info = {
      isSignedIn: true,
      name: user?.data.attributes.name || null,
      dinerId: user?.data.id ?? null,
      bonusesMinor: balance?.availableMinor ?? null,
    };
    return { info, isWhole: Boolean(user && balance) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'auth/required') return { info: GUEST, isWhole: false };
    throw error;
  }
}

/** Name and bonuses; an ended session is a guest's, an unknown balance is null, shown as 0 (REW-09). */
export async function readSessionInfo(signedIn: SignedIn, readBalance: ReadBalance): Promise<SessionInfo> {
  const { info } = await infos.get(signedIn.signInId, () => load(signedIn, readBalance));
  return info;
}
