/*
 * The lifetimes of the page cache itself, in seconds: what holds for every page and answer beside their own rows in tags.ts.
 * Plain JavaScript, because Next loads its configuration and the page cache without compiling them.
 */
export const pageSeconds = {
  /** A page or an answer may be shown this long while the platform is dead: yesterday's menu, no older. */
  oldest: 24 * 3600,
  /** After a render that failed, the last good page is served this long before the next render is tried. */
  retry: 10,
};
