import { QueryClient } from '@tanstack/react-query';

let client: QueryClient | undefined;

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: 2, refetchOnWindowFocus: false }, mutations: { retry: false } },
  });
}

/**
 * The live data of this tab, shared by every screen that asks for some. On the server every rendering gets its own, so that
 * nothing of one diner stays there for another.
 */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return makeClient();
  client ??= makeClient();
  return client;
}
