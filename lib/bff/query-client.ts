import { QueryClient } from '@tanstack/react-query';

let client: QueryClient | undefined;

/** The live data of this tab, shared by every screen that asks for some. */
export function queryClient(): QueryClient {
  client ??= new QueryClient({
    defaultOptions: { queries: { retry: 2, refetchOnWindowFocus: false }, mutations: { retry: false } },
  });
  return client;
}
