import 'server-only';
import { forgetSessionInfo } from '@/lib/ground/auth/session-info.server';
import { AppError } from '@/lib/core/errors/errors';
import { shownPicture } from '@/lib/core/images/images.server';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Language } from '@/lib/core/site/site';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { changesToWire, mapDiner, mapProfileFailure } from './profile.map';
import type { Diner, Profile, ProfileChanges } from './profile.schema';
import { doneWire, settingsWire, userWire } from './profile.wire';

const USER = 'api/v3/user';

/** An account for pages. The shared image proxy may hold its picture: only its diner knows the address. */
function shownDiner(diner: Diner): Diner {
  return { ...diner, avatar: shownPicture(diner.avatar) };
}

/** Sends a call and its repetitions with one key of its own (contract rule 26), and turns refusals into errors of ours. */
async function change<Answer>(ask: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(crypto.randomUUID());
  } catch (error) {
    throw error instanceof UpstreamError ? mapProfileFailure(error) : error;
  }
}

async function getDiner(signedIn: SignedIn): Promise<Diner> {
  return shownDiner(mapDiner(await signedIn.get({ path: USER, schema: userWire })));
}

/** The settings may be missing: they are an extra, and a deleted account does not have them. */
async function isNotificationsLinked(signedIn: SignedIn): Promise<boolean | null> {
  try {
    const { data } = await signedIn.get({ path: 'profile/api/v1/profile', schema: settingsWire });
    return data.is_notifications_linked;
  } catch (error) {
    const isExpected =
      error instanceof UpstreamError || (error instanceof AppError && error.code === 'auth/deleted-account');
    if (!isExpected) throw error;
    return null;
  }
}

/** The diner's account with settings (PROF-13, PROF-17). @throws AppError `auth/required` */
export async function getProfile(signedIn: SignedIn): Promise<Profile> {
  const [diner, isLinked] = await Promise.all([getDiner(signedIn), isNotificationsLinked(signedIn)]);
  return { ...diner, isNotificationsLinked: isLinked };
}

/** Changes the diner's data (contract call updateUser). @throws AppError `profile/refused`, `auth/…` */
export async function saveProfile(signedIn: SignedIn, changes: ProfileChanges): Promise<Diner> {
  const body = changesToWire(changes);
  const wire = await change((idempotencyKey) =>
    signedIn.put({ path: USER, body, idempotencyKey, retries: 1, schema: userWire }),
  );
  // The header requests the name again.
  forgetSessionInfo(signedIn);
  return shownDiner(mapDiner(wire));
}

/** Stores a checked picture (PROF-15). @throws AppError `profile/picture`, `profile/picture-too-large`, `auth/…` */
export async function uploadAvatar(
  signedIn: SignedIn,
  bytes: { content: Uint8Array<ArrayBuffer>; mediaType: string },
): Promise<Diner> {
  const wire = await change((idempotencyKey) =>
    signedIn.post({ path: 'api/v3/user/avatar', bytes, idempotencyKey, retries: 1, schema: userWire }),
  );
  return shownDiner(mapDiner(wire));
}

/** Removes the picture. @throws AppError `auth/required`, `auth/deleted-account` */
export async function removeAvatar(signedIn: SignedIn): Promise<void> {
  await change((idempotencyKey) =>
    signedIn.delete({ path: 'api/v3/user/avatar', idempotencyKey, retries: 1, schema: doneWire }),
  );
}

/** Sets the language the platform writes in (PROF-18). @throws AppError `auth/…` */
export async function setLanguage(signedIn: SignedIn, language: Language): Promise<void> {
  await change((idempotencyKey) =>
    signedIn.post({
      path: 'profile/api/v1/profile/language',
      body: { language },
      idempotencyKey,
      schema: doneWire,
    }),
  );
}

/** Deletes the account, for 90 days (PROF-20). @returns the ISO end or null @throws AppError `auth/…` */
export async function deleteAccount(signedIn: SignedIn): Promise<string | null> {
  const wire = await change((idempotencyKey) =>
    signedIn.delete({ path: USER, idempotencyKey, retries: 1, schema: userWire }),
  );
  return wire.data.attributes.restorable_until;
}

/** Restores the account; an undeleted one counts as restored. @throws AppError `profile/restore-over` */
export async function restoreAccount(signedIn: SignedIn): Promise<Diner> {
  try {
    const wire = await change((idempotencyKey) =>
      signedIn.post({ path: 'api/v3/user/restore', idempotencyKey, retries: 1, schema: userWire }),
    );
    return shownDiner(mapDiner(wire));
  } catch (error) {
    const isRestored =
      error instanceof UpstreamError && error.faults.some(({ code }) => code === 'account_not_deleted');
    if (!isRestored) throw error;
    return getDiner(signedIn);
  }
}
