/* TTLs of pages and answers, in seconds: what holds for all of them beside their own rows in tags.ts. */
export const pageSeconds = {
  /** A page or an answer may be shown this long while the platform is dead: yesterday's menu. */
  oldest: 24 * 3600,
  /** After a failed render or call, the stale page or answer serves this long before the next try. */
  retry: 10,
};
