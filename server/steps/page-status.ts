import onHeaders from 'on-headers';
import { hasCacheComponents } from '@/lib/core/env/cache-components.mjs';
import { runWithPageStatus, type PageStatus } from '@/lib/core/site/page-status.server';
import { WHOLE_PAGE_READER } from '../next-output/next-request';
import type { Step } from '../step';

/** Has the answer take the status that its page notes. It stands after the edge, which so completes the headers for that status. */
export const pageStatus: Step = (request, response, next) => {
  // In this model the head of a page otherwise leaves before the page knows its status.
  if (hasCacheComponents() && request.headers.rsc !== '1') request.headers['user-agent'] = WHOLE_PAGE_READER;
  const status: PageStatus = { noted: null };
  onHeaders(response, () => {
    response.statusCode = status.noted ?? response.statusCode;
  });
  runWithPageStatus(status, next);
};
