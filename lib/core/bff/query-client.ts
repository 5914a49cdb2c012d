import { QueryClient } from '@tanstack/react-query';
import { retryTwice } from './retry';

/** Offline, the next request waits instead of failing: a failure would hide what is shown. */
export const WAITS_ONCE_SHOWN = { networkMode: 'online' } as const;

let client: QueryClient | undefined;

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection the worker may have the answer; else a screen says at once that there is none, and asks again when it is back.
      queries: {
        retry: retryTwice,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // One that waited for the connection would be sent after the diner has thought better of it: it fails at once instead.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The query client of this tab; on the server a new one per rendering, so diners share nothing. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return makeClient();
  if (!client) {
    client = makeClient();
    // Keeps one listener for the tab: providers listen only while mounted, and might miss the connection's return.
    client.mount();
  }
  return client;
}
