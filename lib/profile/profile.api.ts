import { retryOnce } from '@/lib/core/bff/retry';
import { forgetVisit } from '@/lib/core/session/session-storage';
import { requestBff } from '@/lib/core/bff/client';
import { queryClient } from '@/lib/core/bff/query-client';
import type { Language } from '@/lib/core/site/site';
import type { Diner, Profile, ProfileChanges } from './profile.schema';

const PROFILE = '/api/profile';
const QUERY_KEY = ['profile'];
const schemas = () => import('./profile.schema');
const diner = () => schemas().then((module) => module.dinerSchema);

/** The diner's own profile. */
export const profileQuery = {
  queryKey: QUERY_KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    requestBff(PROFILE, () => schemas().then((module) => module.profileSchema), { signal }),
  staleTime: 60_000,
  retry: retryOnce,
};

/** Publishes the changed account to every view of it; the greeting requests the name again. */
async function keep(part: Partial<Diner>): Promise<void> {
  // A request in flight would answer with the state before.
  await queryClient().cancelQueries({ queryKey: QUERY_KEY });
  queryClient().setQueryData<Profile>(QUERY_KEY, (known) => known && { ...known, ...part });
  forgetVisit();
  void queryClient().invalidateQueries({ queryKey: ['session'] });
}

/** @throws BffError; `profile/refused` names the member in its details */
export async function saveProfile(changes: ProfileChanges): Promise<void> {
  await keep(await requestBff(PROFILE, diner, { method: 'PUT', body: changes }));
}

/** @throws BffError */
export async function uploadAvatar(picture: Blob): Promise<void> {
  await keep(await requestBff(`${PROFILE}/avatar`, diner, { method: 'POST', body: picture }));
}

/** @throws BffError */
export async function removeAvatar(): Promise<void> {
  const schema = () => schemas().then((module) => module.noAvatarSchema);
  await keep(await requestBff(`${PROFILE}/avatar`, schema, { method: 'DELETE' }));
}

/** Sets the language of the platform's messages to the diner (PROF-18). */
export async function setLanguage(language: Language): Promise<void> {
  const schema = () => schemas().then((module) => module.languageChoiceSchema);
  await keep(await requestBff(`${PROFILE}/language`, schema, { method: 'POST', body: { language } }));
}

/** Deletes the account. @returns until when it can be restored, ISO, or null */
export async function deleteAccount(): Promise<string | null> {
  const schema = () => schemas().then((module) => module.deletionSchema);
  return (await requestBff(PROFILE, schema, { method: 'DELETE' })).restorableUntil;
}

/** Shows the account as deleted; without knowing until when it can be restored, that is requested. */
export async function showDeletion(restorableUntil: string | null): Promise<void> {
  if (restorableUntil !== null) await keep({ restorableUntil });
  else await queryClient().invalidateQueries({ queryKey: QUERY_KEY });
}

/** Takes the deletion back, and requests what a deleted account leaves out. */
export async function restoreAccount(): Promise<void> {
  await keep(await requestBff(`${PROFILE}/restore`, diner, { method: 'POST' }));
  void queryClient().invalidateQueries({ queryKey: QUERY_KEY });
}
