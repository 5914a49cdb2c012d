import { and, eq, ne } from 'drizzle-orm';
import type { User } from '../auth/accounts';
import { hashSecret } from '../auth/secrets';
import { DAY_MS } from '../../kernel/clock';
import { avatars } from '../../database/account-schema';
import type { Database } from '../../database/connect';
import { accessTokens, tracks, users } from '../../database/schema';
import { imageUrl } from '../../kernel/image-address';
import type { Settings } from '../../kernel/settings';

const RESTORABLE_DAYS = 90;

/** Until when a deleted account may be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + RESTORABLE_DAYS * DAY_MS);
}

/** User of the contract. */
export async function userAnswer(user: User, view: { database: Database; sandbox: { settings: Settings } }) {
  const [avatar] = await view.database
    .select({ key: avatars.key })
    .from(avatars)
    .where(eq(avatars.userId, user.id));
  return {
    id: user.id,
    type: 'user',
    attributes: {
      name: user.name,
      surname: user.surname,
      bday: user.birthday,
      phone: user.phone,
      gender: user.gender,
      avatar: avatar ? imageUrl(view.sandbox.settings, `avatars/${avatar.key}`) : null,
      language: user.language,
      deleted_at: user.deletedAt?.toISOString() ?? null,
      restorable_until: user.deletedAt && restorableUntil(user.deletedAt).toISOString(),
    },
  };
}

/** Marks the account as deleted and ends every token and track but those that the bearer came with. */
export async function deleteAccount(
  database: Database,
  { user, bearer, now }: { user: User; bearer: string | null; now: Date },
): Promise<User> {
  const secretHash = hashSecret(bearer ?? '');
  const [own] = await database.select().from(accessTokens).where(eq(accessTokens.secretHash, secretHash));
  await database
    .delete(accessTokens)
    .where(and(eq(accessTokens.userId, user.id), ne(accessTokens.secretHash, secretHash)));
  const isOther = own?.trackId ? ne(tracks.id, own.trackId) : undefined;
  await database.delete(tracks).where(and(eq(tracks.userId, user.id), isOther));
  return changeAccount(database, user, { deletedAt: now });
}

export function restoreAccount(database: Database, user: User): Promise<User> {
  return changeAccount(database, user, { deletedAt: null });
}

/** Writes members of the account. */
export async function changeAccount(
  database: Database,
  user: User,
  changes: Partial<typeof users.$inferInsert>,
): Promise<User> {
  const [changed] = await database.update(users).set(changes).where(eq(users.id, user.id)).returning();
  if (!changed) throw new Error('The account vanished while it was changed');
  return changed;
}
