/* TTLs of pages and answers, in seconds: what holds for all of them beside their own rows in tags.ts. */
export const pageSeconds = {
  /** A page or an answer may be shown this long while the platform is dead: yesterday's menu, no older. */
  oldest: 24 * 3600,
  /** After a render that failed, the last good page is served this long before the next render is tried. */
  retry: 10,
};
