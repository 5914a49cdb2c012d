import { visitSession } from './visit-session';

/** Whether a diner is signed in, their name and bonuses. */
export const sessionQuery = { queryKey: ['session'], queryFn: visitSession, staleTime: 60_000 };
