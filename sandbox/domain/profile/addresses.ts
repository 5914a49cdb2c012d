import { and, count, desc, eq } from 'drizzle-orm';
import { addresses } from '../../database/address-schema';
import { completed, type AddressInput } from '../../database/completed-address';
import type { Database } from '../../database/connect';
import { users } from '../../database/schema';
import type { Language } from '../../kernel/languages';
import { Refusal } from '../../kernel/refusal';

export type Address = typeof addresses.$inferSelect;

const MAX_ADDRESSES = 50;

const TOO_MANY = {
  kk: `Ең көбі ${MAX_ADDRESSES} мекенжай сақтауға болады`,
  ru: `Можно сохранить не больше ${MAX_ADDRESSES} адресов`,
  en: `You can save at most ${MAX_ADDRESSES} addresses`,
  ka: `შეგიძლიათ შეინახოთ არაუმეტეს ${MAX_ADDRESSES} მისამართი`,
};

/** The diner's addresses, latest first. */
export function listOwn(database: Database, userId: number): Promise<Address[]> {
  return database.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(desc(addresses.id));
}

/** An address of the diner; one that is another's is `not_found` like one that is none. */
export async function getOwn(database: Database, userId: number, id: number): Promise<Address> {
  const [address] = await database.select().from(addresses).where(isOwn(userId, id));
  if (!address) throw new Refusal('not_found');
  return address;
}

/** Saves an address; beyond the most that a diner can have it is `validation_failed`. */
export async function create(
  database: Database,
  userId: number,
  input: AddressInput,
  language: Language,
): Promise<Address> {
  // Two at once would both see room for the last one.
  await database.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [had] = await database.select({ count: count() }).from(addresses).where(eq(addresses.userId, userId));
  if (had && had.count >= MAX_ADDRESSES) throw new Refusal({ code: 'validation_failed', title: TOO_MANY });
  const [created] = await database
    .insert(addresses)
    .values({ ...completed(input, language), userId })
    .returning();
  if (!created) throw new Error('The address was not saved');
  return created;
}

/** Puts another in the place of the diner's address. */
export async function replace(
  database: Database,
  userId: number,
  id: number,
  input: AddressInput,
  language: Language,
): Promise<Address> {
  const [changed] = await database
    .update(addresses)
    .set(completed(input, language))
    .where(isOwn(userId, id))
    .returning();
  if (!changed) throw new Refusal('not_found');
  return changed;
}

export async function remove(database: Database, userId: number, id: number): Promise<void> {
  const removed = await database.delete(addresses).where(isOwn(userId, id)).returning({ id: addresses.id });
  if (removed.length === 0) throw new Refusal('not_found');
}

function isOwn(userId: number, id: number) {
  return and(eq(addresses.userId, userId), eq(addresses.id, id));
}
