import { hasCacheComponents } from '@/lib/core/env/cache-components.mjs';
import { encodeSite } from '@/lib/core/site/site';

// Next requires these exports of the root layout in its model `cacheComponents` alone. It refuses them as literals of the
// layout in the other model, where they are undefined, which is as if they were not there.

/** Lets a page wait for its data before its first byte, without a frame that is made by the build. */
export const instant = hasCacheComponents() ? false : undefined;

/** A root parameter needs a value, for which the build makes an empty frame. */
export const generateStaticParams = hasCacheComponents()
  ? () => [{ site: encodeSite({ country: 'kz', language: 'ru', surface: 'web' }) }]
  : undefined;
