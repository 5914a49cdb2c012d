// The server's moment of a page, so that a device whose clock is wrong shows what is so now (`now.ts`). It stands in a header,
// because the page itself may be cached; a script of the page reads it (`lib/core/page-scripts/page-moment.mjs`).

import { MOMENT_NAME } from './page-clock.mjs';

/** Header of every page. */
export const PAGE_MOMENT = 'Server-Timing';

/** Its value: the seconds since 1970. */
export const pageMoment = (atMs: number): string => `${MOMENT_NAME};dur=${(atMs / 1000).toFixed(3)}`;
