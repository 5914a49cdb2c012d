import 'server-only';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import { mapGrading } from './grading.map';
import { gradingWire } from './grading.wire';
import type { Grading } from './rewards.schema';

/** The diner's level and its points (REW-19), or null. @throws AppError `auth/required` */
export async function getGrading(signedIn: SignedIn): Promise<Grading | null> {
  return mapGrading(await signedIn.get({ path: 'ladder-go/api/v1/grading', schema: gradingWire }));
}

/** The level's cashback of a bill, percent, or null; not the venue's rule. @throws AppError `auth/required` */
export async function getLevelPercentage(signedIn: SignedIn): Promise<number | null> {
  const grading = await valueOrNull(getGrading(signedIn));
  return grading?.levels.find(({ level }) => level === grading.level)?.cashbackPercentage ?? null;
}
