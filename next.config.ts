import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** Bytes of pages and answers that one server process keeps. */
const CACHE_BYTES = 128 * 1024 * 1024;
/** Seconds that a page may be shown when the platform is dead: yesterday's menu, no older. */
const OLDEST_PAGE_SECONDS = 24 * 3600;

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  cacheHandler: path.resolve('lib/cache/page-cache-handler.mjs'),
  cacheMaxMemorySize: CACHE_BYTES,
  expireTime: OLDEST_PAGE_SECONDS,
  experimental: { isrFlushToDisk: false },
  skipTrailingSlashRedirect: false,
  images: { unoptimized: true },
  outputFileTracingRoot: path.resolve('.'),
  typescript: { ignoreBuildErrors: true },
};

export default withNextIntl(config);
