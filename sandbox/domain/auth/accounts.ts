import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { accessTokens, users } from '../../database/schema';
import { Refusal } from '../../kernel/refusal';
import { hashSecret } from './secrets';

export type User = typeof users.$inferSelect;

/** Whose token it is; an unknown one is `token_invalid`, an ended one `token_expired`. */
export async function authenticate(database: Database, bearer: string, now: Date): Promise<User> {
  const [row] = await database
    .select({ user: users, expiresAt: accessTokens.expiresAt })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(eq(accessTokens.secretHash, hashSecret(bearer)));
  if (!row) throw new Refusal('token_invalid');
  if (row.expiresAt <= now) throw new Refusal('token_expired');
  return row.user;
}

/** The account of a phone; the first sign-in makes it. */
export async function findOrCreateUser(database: Database, phone: string, now: Date): Promise<User> {
  const country = phone.startsWith('+995') ? 'ge' : 'kz';
  const [created] = await database
    .insert(users)
    .values({
      phone,
      country,
      name: '',
      surname: '',
      birthday: '',
      language: country === 'ge' ? 'ka' : 'kk',
      bonusMinor: 0,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (created) return created;
  const existing = await database.query.users.findFirst({ where: eq(users.phone, phone) });
  if (!existing) throw new Error('The account vanished while it was signed in to');
  return existing;
}

/** An E.164 number of what a diner typed: '8 (701) 123-45-67', '+995 555 12 34 56'; null when it is none. */
export function readPhone(typed: string): string | null {
  const compact = typed.replace(/[\s()\u00a0.-]/g, '');
  const international = /^8\d{10}$/.test(compact)
    ? `+7${compact.slice(1)}`
    : compact.replace(/^(?=[1-9])/, '+');
  return /^\+[1-9]\d{9,14}$/.test(international) ? international : null;
}
