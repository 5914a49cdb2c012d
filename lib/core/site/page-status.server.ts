import 'server-only';
import { contextPart } from '@/lib/core/process/async-context';

// A page cannot set the status of its answer besides 'not found', so a page that could not reach the platform
// would be a 200 to monitors and caches. It notes its status here, before its first byte is sent.

/** The status that the page of a request notes; null while it notes none. */
export interface PageStatus {
  noted: 404 | 503 | null;
}

const statuses = contextPart<PageStatus>('pageStatus');

/** Runs code, and all that it begins, for a page whose status is noted here. */
export const runWithPageStatus: <Result>(status: PageStatus, run: () => Result) => Result = statuses.run;

/** Answers the page that is being rendered with this status. */
export function setPageStatus(status: 404 | 503): void {
  const current = statuses.current();
  if (current) current.noted = status;
}
