import { eachShelf, SHELVES, SHELVES_ENTRY } from './shelves.mjs';

/** Scrolls the rows of a page that is loaded again. The policy approves the script of which this is a part by its text. */
export const RESTORE_SHELVES =
  `(p=>{try{p&&(${String(eachShelf)})("${SHELVES}",(n,s)=>p[n]>0&&s.scrollTo({left:p[n],behavior:"instant"}))}catch{}})` +
  `(history.state?.${SHELVES_ENTRY})`;
