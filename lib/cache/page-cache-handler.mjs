import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { contentSecurityPolicy, knownScriptHashes } from '../security/content-security-policy.mjs';

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule;

/** A page that stands for a failure says so with this attribute and the status it should have had. */
const FAILED_PAGE = /data-page-status="(\d{3})"/;

/**
 * Next's own cache (in memory, bounded in bytes by cacheMaxMemorySize, nothing on disk), with three rules more:
 * a page leaves with its Content-Security-Policy; a page that stands for a failure gets its status and is never kept,
 * so that the last good one stays; a page of something unknown is never kept, so that nobody can fill the cache.
 */
export default class PageCacheHandler extends FileSystemCache {
  async set(key, data, context) {
    if (data?.kind !== 'APP_PAGE') return super.set(key, data, context);
    const html = typeof data.html === 'string' ? data.html : (data.html?.toUnchunkedString?.() ?? '');
    data.headers ??= {};
    data.headers['content-security-policy'] = contentSecurityPolicy(knownScriptHashes(html));
    const failed = FAILED_PAGE.exec(html);
    if (failed) {
      data.status = Number(failed[1]);
      return undefined;
    }
    if (data.status !== undefined && data.status !== 200) return undefined;
    return super.set(key, data, context);
  }
}
