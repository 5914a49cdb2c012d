import { QueryClient } from '@tanstack/react-query';
import { BffError } from './client';

/** How often a question that failed is asked again by itself. */
const RETRIES = 2;

let client: QueryClient | undefined;

/** Whoever has asked too often is told so, and not made to ask more. */
function isAskedAgain(failures: number, error: unknown): boolean {
  return failures < RETRIES && !(error instanceof BffError && error.code === 'request/too-many');
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isAskedAgain, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
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
