import { onlineManager, QueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '@/lib/errors/errors';
import { BffError } from './client';

/** How often a failed query is repeated automatically. */
const RETRIES = 2;

/**
 * For what is shown already: without a connection the next request waits, and is sent at once when that is back. A failed one would take
 * away what is shown in its place.
 */
export const WAITS_ONCE_SHOWN = { networkMode: 'online' } as const;

let client: QueryClient | undefined;

/** Failures that a repetition would not change: one after too many requests is refused too, a deleted account stays deleted. */
const FINAL: readonly string[] = ['request/too-many', 'auth/deleted-account'] satisfies ErrorCode[];

function isAskedAgain(failures: number, error: unknown): boolean {
  if (!onlineManager.isOnline()) return false;
  return failures < RETRIES && !(error instanceof BffError && FINAL.includes(error.code));
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection the worker may have the answer; else a screen says at once that there is none, and asks again when it is back.
      queries: {
        retry: isAskedAgain,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // One that waited for the connection would be sent after the diner has thought better of it: it fails at once instead.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * The query client of this tab, shared by all screens. On the server every rendering gets its own, so that no data of one
 * diner stays there for another.
 */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return makeClient();
  if (!client) {
    client = makeClient();
    // For as long as the tab lives: providers listen only while they are mounted, and if the last one goes while there is no
    // connection, nobody hears that it is back.
    client.mount();
  }
  return client;
}
