import onHeaders from 'on-headers';
import { runWithPageStatus, type PageStatus } from '@/lib/site/page-status.server';
import type { Step } from '../step';

/** Has the answer take the status that its page notes. It stands after the edge, which so completes the headers for that status. */
export const pageStatus: Step = (_request, response, next) => {
  const status: PageStatus = { noted: null };
  onHeaders(response, () => {
    response.statusCode = status.noted ?? response.statusCode;
  });
  runWithPageStatus(status, next);
};
