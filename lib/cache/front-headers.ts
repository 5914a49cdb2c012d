/* What the front (nginx, deploy/nginx.conf) and an app say to each other about a file that the front may keep. */

/** Header of a request for a file that the front makes for many; a diner's own requests have none. */
export const FRONT = 'x-front';
/** How long the front stores the answer; without this header, as long as the others say. */
export const FRONT_EXPIRES = 'X-Accel-Expires';
/** How long the front keeps a file that is not packed for good yet. */
export const UNPACKED_FILE_SECONDS = '1';
