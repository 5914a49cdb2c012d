import { Agent, request } from 'node:http';
import { expiredTags } from '@/lib/cache/expired-tags.mjs';
import { versionsWith } from '@/lib/cache/page-entries.mjs';
import { warnThrottled } from '@/lib/log/throttled-log.server';

/*
 * What the front (nginx) was given in this second it answers with until the second is over. Where a tag of such a page expires before, the
 * front is asked for it at its inner address, and there asks an app whatever it keeps: it has the old page as old then, and the next view
 * fetches the new one (docs/decisions/041).
 */

/** As long as the front may answer with a page by itself. */
const KEPT_MS = 1000;
/** Pages of one second that are remembered; the oldest go first, and are shown until their second is over. */
const MAX_PAGES = 2000;
const TIMEOUT_MS = 1000;
const MAX_SOCKETS = 8;

/** What the front has asked for: a page's address, and the headers that are its key. */
export interface FrontAsk {
  path: string;
  headers: { host: string; cookie?: string; 'accept-encoding'?: string };
}

interface Given {
  ask: FrontAsk;
  version: string;
  atMs: number;
}

/** @param urls inner addresses of the fronts */
export function createFrontRefresh(urls: string[]) {
  /** In the order of their times. */
  const given = new Map<string, Given>();
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS, timeout: TIMEOUT_MS });

  function forgetOld(): void {
    for (const [name, { atMs }] of given) {
      if (performance.now() - atMs < KEPT_MS && given.size <= MAX_PAGES) return;
      given.delete(name);
    }
  }

  /** Resolves when the front has taken the page, or cannot. */
  const askAnew = (url: string, { path, headers }: FrontAsk) =>
    new Promise<void>((resolve) => {
      const { hostname, port } = new URL(url);
      const options = { agent, hostname, port, path, headers, method: 'HEAD', timeout: TIMEOUT_MS };
      const sent = request(options, (response) => {
        response.resume();
        response.once('close', resolve);
      });
      sent.once('timeout', () => sent.destroy());
      sent.once('error', () => {
        warnThrottled('front', 'a front is not told of a page that has changed');
        resolve();
      });
      sent.end();
    });

  return {
    /** A page that the front may answer with until the end of its second. */
    note(ask: FrontAsk, version: string): void {
      const name = JSON.stringify(ask);
      given.delete(name);
      given.set(name, { ask, version, atMs: performance.now() });
      forgetOld();
    },
    /** Has the fronts take anew what they were given with one of the tags, in parts of a second. */
    async refresh(tags: string[]): Promise<void> {
      forgetOld();
      const versions = versionsWith(tags);
      const outdated = [...given.values()].filter(({ version }) => versions.has(version));
      await Promise.all(urls.flatMap((url) => outdated.map(({ ask }) => askAnew(url, ask))));
    },
  };
}

/**
 * From now on the fronts are told of pages whose tags have expired.
 * @param urls their inner addresses
 * @returns where it is noted what they were given, and how to stop
 */
export function refreshFronts(urls: string[]) {
  const pages = createFrontRefresh(urls);
  const stop = expiredTags().onExpired((tags) => void pages.refresh(tags));
  return { note: (ask: FrontAsk, version: string) => pages.note(ask, version), stop };
}
