import { paths } from '@/lib/core/paths/paths';
import { signedInAt } from '@/lib/core/paths/signed-in-address';

const here = () => window.location.pathname + window.location.search;

/** Leads through the sign-in and back to this page. */
export const signInHere = (): void => window.location.assign(paths.signIn(here()));

/** The same, and what was pressed goes on there (`usePressAfterSignIn`). */
export const signInAndGoOn = (): void => window.location.assign(paths.signIn(signedInAt(here())));
