// Takes the server's moment of a page from its header (`lib/core/time/page-moment.ts`) before its scripts are there.

import { MOMENT_NAME, RIGHT_CLOCK_MS } from '../time/page-clock.mjs';
import { EARLY_PRESS } from './early-press.mjs';

/** Stores how far the server's clock is ahead, ms; under 30 s is 0. Ignores pages of the back button. */
export const RECORD_MOMENT =
  '(p=>{try{let n=p.getEntriesByType("navigation")[0],m=n&&n.type!="back_forward"&&n.serverTiming,t=m&&m.find(e=>e.name=="' +
  MOMENT_NAME +
  '"),a;if(t){a=t.duration*1e3-p.timeOrigin-n.responseStart;self.serverAheadMs=Math.abs(a)<' +
  RIGHT_CLOCK_MS +
  '?0:Math.round(a)}}catch{}})(performance)';

/** The functions of a page before its scripts are there. A policy approves it by its text. */
export const BEFORE_SCRIPTS = `${RECORD_MOMENT};${EARLY_PRESS}`;
