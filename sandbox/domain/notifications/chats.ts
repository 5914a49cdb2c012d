import { randomInt } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { makeSecret } from '../auth/secrets';
import { chats, messages } from '../../database/account-schema';
import type { Database } from '../../database/connect';
import { users } from '../../database/schema';

export type Chat = typeof chats.$inferSelect;

/** The diner's chat, linked or not; the first question makes its start parameter. */
export async function chatOf(database: Database, userId: number): Promise<Chat> {
  const start = makeSecret('u');
  await database.insert(chats).values({ userId, start }).onConflictDoNothing();
  const [chat] = await database.select().from(chats).where(eq(chats.userId, userId));
  if (!chat) throw new Error('The chat vanished while it was made');
  return chat;
}

/** The diner of a start parameter, with their language; null if unknown or deleted. */
export async function findByStart(database: Database, start: string) {
  const [found] = await database
    .select({ chat: chats, language: users.language })
    .from(chats)
    .innerJoin(users, eq(users.id, chats.userId))
    .where(and(eq(chats.start, start), isNull(users.deletedAt)));
  return found ?? null;
}

/** Links the chat, as the messenger does when the diner presses Start; one that is linked stays the same. */
export async function linkChat(database: Database, userId: number, now: Date): Promise<void> {
  const chatId = String(randomInt(100_000_000, 1_000_000_000));
  await database
    .update(chats)
    .set({ chatId, linkedAt: now })
    .where(and(eq(chats.userId, userId), isNull(chats.chatId)));
}

/** Ends the chat and drops all its messages. */
export async function unlinkChat(database: Database, { userId, chatId }: Chat): Promise<void> {
  await database
    .update(chats)
    .set({ chatId: null, linkedAt: null })
    .where(and(eq(chats.userId, userId), isNotNull(chats.chatId)));
  if (chatId === null) return;
  await database.delete(messages).where(and(eq(messages.channel, 'chat'), eq(messages.recipient, chatId)));
}
