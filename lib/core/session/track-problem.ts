import { isRecord } from '@/lib/core/storage/shape';

/** Why a session could not go on: it has no track to renew its token with (AUTH-28), or that was refused (AUTH-31). */
export type TrackProblem = 'track' | 'track-missing';

/** Reads the problem from the details of an answer besides its code; null without one. */
export function readTrackProblem(details: unknown): TrackProblem | null {
  const problem = isRecord(details) ? details.problem : null;
  return problem === 'track' || problem === 'track-missing' ? problem : null;
}
