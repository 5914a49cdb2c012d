import { requestBff } from '@/lib/bff/client';
import { sessionInfoSchema } from './session';

/** Whether somebody is signed in, and their name. */
export const sessionQuery = {
  queryKey: ['session'],
  queryFn: ({ signal }: { signal: AbortSignal }) => requestBff('/api/session', sessionInfoSchema, { signal }),
  staleTime: 60_000,
};
