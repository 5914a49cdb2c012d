import type { SharedEntries } from '@/lib/core/cache/shared-entries.server';
import { createTaggedCache, type Computed } from '@/lib/core/cache/tagged-cache.server';
import { newRequest, runRequest } from '@/lib/core/log/current-request.server';
import { sizeOf, type Page } from './stored-page';

// The pages of this process, by the inner address that the request pipeline gives them: nothing else of a request is in the key or in the
// page. Fresh ones are sent, stale ones too while one render makes the next; what failed or is not there is never stored.

/** Renders at once: a client that leaves does not end the one that it has begun. */
const MAX_RENDERS = 64;

export type RenderedPage = Omit<Computed<Page>, 'outcome'>;

function outcomeOf({ status }: Page): Computed<Page>['outcome'] {
  if (status === 200) return 'stored';
  if (status === 404) return 'gone';
  return status >= 500 ? 'failed' : 'passing';
}

/** Another process may have stored anything. */
function isPage(value: unknown): boolean {
  const { parts } = (value ?? {}) as Partial<Page>;
  return Object.values(parts ?? {}).some((part) => part?.bodies?.identity instanceof Uint8Array);
}

/** @param maxBytes LRU bound, 0 renders each view @param shared null for a single process */
export function createPageStore(maxBytes: number, shared: SharedEntries | null) {
  const pages = createTaggedCache<Page>({
    max: maxBytes,
    sizeOf,
    shared,
    // No visitor waits for it: it has an id of its own in the log.
    inBackground: (make) => runRequest(newRequest(), make),
  });
  let running = 0;

  async function make(render: () => Promise<RenderedPage>): Promise<Computed<Page>> {
    if (running >= MAX_RENDERS) throw new Error('too many pages are rendered');
    running += 1;
    try {
      const rendered = await render();
      return { ...rendered, outcome: outcomeOf(rendered.value) };
    } finally {
      running -= 1;
    }
  }

  return {
    /** Whether a page of the key can be sent without a render. */
    has: (key: string): boolean => pages.peek(key) !== undefined,
    /** A page by key; refreshes a stale one behind it. @throws what `render` throws, if no page is stored */
    find: (key: string, render: () => Promise<RenderedPage>) =>
      pages.find(key, { make: () => make(render), isServedStale: () => true, accepts: isPage }),
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
