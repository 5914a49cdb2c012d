import 'server-only';
import type { SignedIn } from '@/lib/session/signed-in.server';
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
