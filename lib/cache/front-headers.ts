/* What the front (nginx, docs/decisions/041) and an app tell one another about an answer that the front may keep. */

/** Header in which the front gives the second of its own clock; a diner's own requests have none. */
export const FRONT_SECOND = 'x-front-second';
/** Until when the front may answer by itself. Without it the front keeps no page, and a file for as long as its other headers say. */
export const FRONT_EXPIRES = 'X-Accel-Expires';
/** How long the front keeps a file that is not packed for good yet. */
export const UNPACKED_FILE_SECONDS = '1';
