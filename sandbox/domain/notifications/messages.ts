import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Text } from '../../catalogue/model';
import { chats, messages, pushTokens, type Channel } from '../../database/account-schema';
import type { Database } from '../../database/connect';
import { users, venues, type OrderStatus } from '../../database/schema';
import { textIn } from '../../kernel/languages';
import { STATUS_TEXTS } from './texts';

interface MessageOrder {
  id: number;
  /** null: no recipient. */
  userId: number | null;
  venueId: number;
  status: OrderStatus;
  /** The number that is called out at the counter. */
  number: string;
  /** Why it was canceled. */
  reason: Text;
}

export type Message = typeof messages.$inferSelect;

/** Sends the diner the order's new status: on every registered device and in the linked chat, in the diner's language. */
export async function sendStatusMessage(database: Database, order: MessageOrder, now: Date): Promise<void> {
  const { userId } = order;
  if (order.status === 'created' || userId === null) return;
  const recipients = await recipientsOf(database, userId);
  if (recipients.length === 0) return;
  const [about] = await database
    .select({ language: users.language, venueName: venues.name })
    .from(users)
    .innerJoin(venues, eq(venues.id, order.venueId))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!about) return;
  const values: Record<string, string> = {
    number: order.number,
    venue: about.venueName,
    reason: textIn(about.language, order.reason),
  };
  const write = (text: Text) =>
    textIn(about.language, text).replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
  const { title, body } = STATUS_TEXTS[order.status];
  const message = {
    userId,
    title: write(title),
    body: write(body),
    link: `/filials/${order.venueId}/order/${order.id}`,
    sentAt: now,
  };
  await database.insert(messages).values(recipients.map((to) => ({ ...message, ...to })));
}

async function recipientsOf(
  database: Database,
  userId: number,
): Promise<{ channel: Channel; recipient: string }[]> {
  const devices = await database
    .select({ recipient: pushTokens.tokenHash })
    .from(pushTokens)
    .where(eq(pushTokens.userId, userId));
  const linked = await database
    .select({ recipient: chats.chatId })
    .from(chats)
    .where(and(eq(chats.userId, userId), isNotNull(chats.chatId)));
  return [
    ...devices.map(({ recipient }) => ({ channel: 'push' as const, recipient })),
    ...linked.flatMap(({ recipient }) =>
      recipient === null ? [] : [{ channel: 'chat' as const, recipient }],
    ),
  ];
}

const MAX_LISTED = 50;

/** Of one channel or recipient, the latest first, at most 50; `after` leaves out those up to that id. */
export function listMessages(
  database: Database,
  { channel, recipient, userId, after = 0 }: Partial<Message> & { after?: number },
): Promise<Message[]> {
  const condition = and(
    channel === undefined ? undefined : eq(messages.channel, channel),
    recipient === undefined ? undefined : eq(messages.recipient, recipient),
    userId === undefined ? undefined : eq(messages.userId, userId),
    gt(messages.id, after),
  );
  return database.select().from(messages).where(condition).orderBy(desc(messages.id)).limit(MAX_LISTED);
}
