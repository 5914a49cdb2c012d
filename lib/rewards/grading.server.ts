import 'server-only';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import { mapGrading } from './grading.map';
import { gradingWire } from './grading.wire';
import type { Grading } from './rewards.schema';

/**
 * The diner's level and the points that it needs (REW-19); null where unknown.
 * @throws UpstreamError
 * @throws AppError `auth/required`
 */
export async function getGrading(signedIn: SignedIn): Promise<Grading | null> {
  return mapGrading(await signedIn.get({ path: 'ladder-go/api/v1/grading', schema: gradingWire }));
}

/**
 * What the diner's own level brings back of a bill, percent; null where unknown. The rule of a venue is of its orders, not of this.
 * @throws AppError `auth/required`
 */
export async function getLevelPercentage(signedIn: SignedIn): Promise<number | null> {
  const grading = await valueOrNull(getGrading(signedIn));
  return grading?.levels.find(({ level }) => level === grading.level)?.cashbackPercentage ?? null;
}
