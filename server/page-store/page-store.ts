import { LRUCache } from 'lru-cache';
import { expiredTags } from '@/lib/cache/expired-tags.server';
import { pageSeconds } from '@/lib/cache/page-seconds';
import type { SharedEntries } from '@/lib/cache/shared-entries.server';
import { newRequest, runRequest } from '@/lib/log/current-request.server';
import { sizeOf, type Page } from './stored-page';

/*
 * The pages of this process, by the inner address that the request pipeline gives them: nothing else of a request is in the key or in the
 * page. Fresh ones are sent, stale ones too while one render makes the next; what failed or is not there is never stored.
 */

export interface Found {
  /** `miss`: rendered for this request. */
  outcome: 'hit' | 'stale' | 'miss';
  page: Page;
}

type State = 'fresh' | 'stale' | 'over';

/** @returns whether a page may be sent as it is, while the next is made, or not at all */
function stateOf({ tags, madeAtMs, freshUntilMs, endsAtMs }: Page, nowMs = Date.now()): State {
  if (nowMs > endsAtMs) return 'over';
  // A clock that was set back makes a page of the future.
  const isStale = nowMs > freshUntilMs || madeAtMs > nowMs || expiredTags().areExpiredSince(tags, madeAtMs);
  return isStale ? 'stale' : 'fresh';
}

/** Renders at once: a client that leaves does not end the one that it has begun. */
const MAX_RENDERS = 64;

/**
 * @param maxBytes of all pages; the least recently used goes first; 0 has each page rendered for each view
 * @param shared null where this process is the only one
 */
export function createPageStore(maxBytes: number, shared: SharedEntries | null) {
  // The library knows no bound of 0, and no page takes one byte.
  const pages = new LRUCache<string, Page>({ maxSize: maxBytes || 1, sizeCalculation: sizeOf });
  const renders = new Map<string, Promise<Found>>();
  let running = 0;
  /** Until when no next render of a page is begun, because the last one failed; by `performance.now()`: a clock may be set back. */
  const pausedUntilMs = new LRUCache<string, number>({ max: 10_000 });
  const pause = (key: string) => pausedUntilMs.set(key, performance.now() + pageSeconds.retry * 1000);

  /** Values of another shape count as missing. */
  const isPage = (value: unknown): value is Page => {
    const { tags, parts } = (value ?? {}) as Partial<Page>;
    return (
      Array.isArray(tags) &&
      Object.values(parts ?? {}).some((part) => part?.bodies?.identity instanceof Uint8Array)
    );
  };

  const newerShared = async (key: string, own: Page | undefined): Promise<Page | null> => {
    const other = await shared?.get(key);
    if (!other || !isPage(other.value) || (own && own.madeAtMs >= other.lastModified)) return null;
    const madeAtMs = other.lastModified;
    const { freshUntilMs, endsAtMs } = other.value;
    return { ...other.value, madeAtMs, freshUntilMs: madeAtMs + freshUntilMs, endsAtMs: madeAtMs + endsAtMs };
  };

  /** Takes what another process has made, else renders. */
  async function make(key: string, render: () => Promise<Page>): Promise<Found> {
    const own = pages.peek(key);
    const other = await newerShared(key, own);
    const state = other ? stateOf(other) : 'over';
    if (other && state !== 'over') {
      pages.set(key, other);
      if (state === 'fresh') return { outcome: 'hit', page: other };
      // As an own stale one: the next view has the next one made behind it.
      if (!own) return { outcome: 'stale', page: other };
    }
    if (running >= MAX_RENDERS) throw new Error('too many pages are rendered');
    running += 1;
    const page = await render().finally(() => {
      running -= 1;
    });
    if (page.status === 200) {
      pages.set(key, page);
      const { madeAtMs, freshUntilMs, endsAtMs, ...value } = page;
      // As durations: another machine has another clock.
      shared?.set(key, {
        value: { ...value, freshUntilMs: freshUntilMs - madeAtMs, endsAtMs: endsAtMs - madeAtMs },
        lastModified: madeAtMs,
      });
    } else if (page.status >= 500) pause(key);
    // What is gone is not shown any more.
    else if (page.status === 404 && (own ?? other)) {
      pages.delete(key);
      // No process takes it for a page: that of another does not come back.
      shared?.set(key, { value: null, lastModified: page.madeAtMs });
    }
    return { outcome: 'miss', page };
  }

  /** One render at a time for a key, however many wait for it. */
  function renew(key: string, render: () => Promise<Page>): Promise<Found> {
    const running = renders.get(key);
    if (running) return running;
    const begun = make(key, render).finally(() => renders.delete(key));
    renders.set(key, begun);
    return begun;
  }

  return {
    /** Whether a page of the key can be sent without a render. */
    has(key: string): boolean {
      const own = pages.peek(key);
      return own !== undefined && stateOf(own) !== 'over';
    },
    /**
     * The page of a key; a stale one has the next one made behind it.
     * @throws what `render` throws, and where too many are rendered, if there is no page to show in its place
     */
    find(key: string, render: () => Promise<Page>): Found | Promise<Found> {
      const own = pages.get(key);
      const state = own ? stateOf(own) : 'over';
      if (!own || state === 'over') return renew(key, render);
      if (state === 'fresh') return { outcome: 'hit', page: own };
      // No visitor waits for it: it has an id of its own in the log.
      if (performance.now() >= (pausedUntilMs.get(key) ?? 0))
        runRequest(newRequest(), () => renew(key, render)).catch(() => pause(key));
      return { outcome: 'stale', page: own };
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
