import { paths } from '@/lib/paths/paths';

/** Leads through the sign-in and back to this page. */
export const signInHere = (): void =>
  window.location.assign(paths.signIn(window.location.pathname + window.location.search));
