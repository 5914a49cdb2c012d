import 'server-only';
import { perProcess } from '@/lib/cache/per-process.mjs';
import { z } from 'zod';
import { AppError } from '@/lib/errors/errors';
import { reasonOf } from '@/lib/errors/own-error';
import { log } from '@/lib/log/log.server';
import type { SignedIn } from '@/lib/session/signed-in.server';
import { GUEST } from './guest';
import type { SessionInfo } from './session';

const userWire = z.object({
  data: z.object({ id: z.number().int(), attributes: z.object({ name: z.string() }) }),
});

/**
 * For how long an answer serves the same sign-in again, in milliseconds: several tabs and pages, in a row or at once, ask the
 * platform once. A changed name is forgotten at once in this process and shows late by this much where another one answers.
 */
const KEPT_MS = 20_000;
const MOST_KEPT = 5_000;

/** Asks what a diner can spend, minor units. @throws AppError `auth/required` */
type ReadBalance = (signedIn: SignedIn) => Promise<{ availableMinor: number }>;

interface Kept {
  /** When it was asked, milliseconds since the epoch. */
  at: number;
  info: Promise<SessionInfo>;
}

/** By the mark of the sign-in, the oldest first. */
const infos = perProcess('sessionInfos', () => new Map<string, Kept>());

/** Forgets what is known of a diner, who has just changed it. */
export function forgetSessionInfo({ mark }: Pick<SignedIn, 'mark'>): void {
  infos.delete(mark);
}

/** What was asked, or null where the platform did not give it; a session that it has ended is thrown on. */
async function orNull<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.code === 'auth/required') throw error;
    log.info({ reason: reasonOf(error) }, 'session told in part');
    return null;
  }
}

/** `isWhole`: all of it was told, so that it may be kept. */
async function ask(
  signedIn: SignedIn,
  readBalance: ReadBalance,
): Promise<{ info: SessionInfo; isWhole: boolean }> {
  try {
    const [user, balance] = await Promise.all([
      orNull(signedIn.get({ path: 'api/v3/user', schema: userWire })),
      orNull(readBalance(signedIn)),
    ]);
    const info = {
      isSignedIn: true,
      name: user?.data.attributes.name || null,
      dinerId: user?.data.id ?? null,
      bonusesMinor: balance?.availableMinor ?? 0,
    };
    return { info, isWhole: Boolean(user && balance) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'auth/required') return { info: GUEST, isWhole: false };
    throw error;
  }
}

/** The signed-in diner's name and bonuses; a session that the platform has ended is a guest's, a failed balance is 0 (REW-09). */
export function readSessionInfo(signedIn: SignedIn, readBalance: ReadBalance): Promise<SessionInfo> {
  const { mark } = signedIn;
  const known = infos.get(mark);
  if (known && Date.now() - known.at < KEPT_MS) return known.info;
  const asked = ask(signedIn, readBalance);
  const kept = { at: Date.now(), info: asked.then(({ info }) => info) };
  keep(mark, kept);
  const letGo = () => {
    if (infos.get(mark) === kept) infos.delete(mark);
  };
  asked.then(({ isWhole }) => {
    if (!isWhole) letGo();
  }, letGo);
  return kept.info;
}

function keep(mark: string, kept: Kept): void {
  infos.delete(mark);
  infos.set(mark, kept);
  const [oldest] = infos.keys();
  if (infos.size > MOST_KEPT && oldest !== undefined) infos.delete(oldest);
}
