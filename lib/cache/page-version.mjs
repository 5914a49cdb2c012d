import { createHash } from 'node:crypto';

/*
 * The version (ETag) of a stored page: computed once when it is stored, where Next would hash the whole page for every request.
 * Plain JavaScript, because Next loads the page cache without compiling it.
 */
const PREFIX = 'W/"page-';

/** @param {string} html @returns {string} */
export const pageVersion = (html) => `${PREFIX}${createHash('sha1').update(html).digest('base64url')}"`;

/** @param {unknown} etag @returns {etag is string} whether a page of ours has this version */
export const isPageVersion = (etag) => typeof etag === 'string' && etag.startsWith(PREFIX);
