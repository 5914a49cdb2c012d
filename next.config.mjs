import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { ROUTER_CACHE_SECONDS } from './lib/core/cache/router-cache.mjs';
import { hasCacheComponents } from './lib/core/env/cache-components.mjs';

/** Texts are compiled at build time: a phone then needs no parser of ICU messages (9 kB). */
const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/core/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

/** Loaded where a collector of traces and metrics is set. */
const TELEMETRY = [
  '@opentelemetry/api',
  '@opentelemetry/exporter-metrics-otlp-http',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace-base',
];

/** How long browsers keep files of `public/`. */
const cached = (source, value) => ({ source, headers: [{ key: 'Cache-Control', value }] });

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Done once for all requests by server/steps/compression.ts.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  // For reports of errors; tools/build/source-maps.mjs takes them out of what is served.
  productionBrowserSourceMaps: true,
  images: { unoptimized: true },
  experimental: { staleTimes: { static: ROUTER_CACHE_SECONDS } },
  turbopack: { resolveAlias: { 'next-intl': { browser: './lib/core/i18n/next-intl.browser.ts' } } },
  // The first reads its own tables at run time; the other is loaded where REDIS_URL is set.
  serverExternalPackages: ['fontkit', 'ioredis', ...TELEMETRY],
  outputFileTracingRoot: path.resolve('.'),
  // Types are a step of the gate of their own.
  typescript: { ignoreBuildErrors: true },
  headers: () =>
    Promise.resolve([
      ...['/fonts/:file', '/icons/:file', '/map/:file'].map((source) =>
        cached(source, 'public, max-age=86400, stale-while-revalidate=2592000'),
      ),
      // Its name has its version.
      cached('/scanner/:file', 'public, max-age=31536000, immutable'),
    ]),
};

/** A start serves in the model of its build. */
const isInCacheComponents = (phase) =>
  phase === PHASE_PRODUCTION_SERVER
    ? JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')).config.cacheComponents
    : hasCacheComponents();

export default function configOf(phase) {
  const isOn = isInCacheComponents(phase);
  return withNextIntl({
    ...config,
    cacheComponents: isOn,
    ...(isOn && { partialPrefetching: false }),
    env: { CACHE_COMPONENTS: isOn ? '1' : '0' },
  });
}
