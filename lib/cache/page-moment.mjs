/*
 * The server's moment of a page, so that a device whose clock is wrong shows what is so now (`lib/time/now.ts`). It stands in a header,
 * because the page itself may have been kept. Plain JavaScript, because Next loads the page cache without compiling it.
 */

import { EARLY_PRESS } from './early-press.mjs';

/** Header of every page: `now;dur=` and the seconds since 1970, which a script of the page can read. */
export const PAGE_MOMENT = 'Server-Timing';

/**
 * @param {number} atMs milliseconds since 1970
 * @returns {string} the header's value
 */
export const pageMoment = (atMs) => `now;dur=${(atMs / 1000).toFixed(3)}`;

/**
 * Notes how far the server's clock is ahead of this device's, milliseconds; less than half a minute counts as none. A page of the back
 * button may be a stored one, whose moment is over.
 */
export const NOTE_MOMENT =
  '(p=>{try{let n=p.getEntriesByType("navigation")[0],m=n&&n.type!="back_forward"&&n.serverTiming,t=m&&m.find(e=>e.name=="now"),a;' +
  'if(t){a=t.duration*1e3-p.timeOrigin-n.responseStart;self.serverAheadMs=Math.abs(a)<3e4?0:Math.round(a)}}catch{}})(performance)';

/** What a page does before its scripts are there. A policy approves it by its text. */
export const BEFORE_SCRIPTS = `${NOTE_MOMENT};${EARLY_PRESS}`;
