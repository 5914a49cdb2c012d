const POLL_MS = 3000;
const POLL_STEP_MS = 500;
const SLOWEST_POLL_MS = 15_000;

/** How often a query was answered so far, and how often it failed. */
export interface AnswerCounts {
  dataUpdateCount: number;
  errorUpdateCount: number;
}

/** The polling pause, milliseconds: it grows with every answer and every failure. */
export const pollPause = ({ dataUpdateCount, errorUpdateCount }: AnswerCounts): number =>
  Math.min(SLOWEST_POLL_MS, POLL_MS + (dataUpdateCount + errorUpdateCount) * POLL_STEP_MS);
