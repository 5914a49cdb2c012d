import { z } from 'zod';
import { routeOf } from '@/lib/core/site/routes';

/** The part of Next's table of routes (`routes-manifest.json`) that is read. */
const manifestSchema = z.object({
  staticRoutes: z.array(z.object({ page: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
});

/** Where the files of a build and of `public/` are. */
const FILES = /^\/(_next|fonts|icons|map|scanner)\//;
/** Pages stand under inner addresses, which no browser asks for. */
const isPage = (page: string) => page.startsWith('/[site]');

/**
 * Names requests without ids: pages by `routes.ts`, handlers by pattern, files together.
 * @param manifest Next's routes @returns the name of a path
 */
export function routeNames(manifest: unknown): (path: string) => string {
  const { staticRoutes, dynamicRoutes } = manifestSchema.parse(manifest);
  const handlers = new Set(staticRoutes.map(({ page }) => page).filter((page) => page !== '/'));
  const patterns = dynamicRoutes
    .filter(({ page }) => !isPage(page))
    .map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  return (path) => {
    if (FILES.test(path)) return 'file';
    if (handlers.has(path)) return path;
    return patterns.find(({ pattern }) => pattern.test(path))?.page ?? routeOf(path).name;
  };
}
