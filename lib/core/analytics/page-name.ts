/** A name of {@link pageName}: letters, slashes, hyphens and underscores, and a star for each part that has a digit. */
export const PAGE_NAME = /^\/[a-z/*_-]{0,80}$/;

/** A path without numbers and ids: a star for each part that has a digit. */
export const pageName = (path: string): string => path.replace(/\/[^/]*\d[^/]*/g, '/*');
