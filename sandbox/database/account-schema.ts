import { bigint, customType, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The tables of a diner's account, beside the account itself (schema.ts). */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const minor = (name: string) => bigint(name, { mode: 'number' });

/** The two engines give bytes as a Buffer and as a plain array of bytes. */
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (read) => Buffer.from(read),
});

/** Pictures of diners, as they are served. */
export const avatars = pgTable('avatars', {
  userId: integer('user_id').primaryKey(),
  /** In its address: it cannot be derived from the diner's number or from another picture's. */
  key: text('key').notNull().unique(),
  bytes: bytes('bytes').notNull(),
});

/** Bonuses of a brand's own. */
export const privateRewards = pgTable(
  'private_rewards',
  {
    userId: integer('user_id').notNull(),
    brandId: integer('brand_id').notNull(),
    earnedMinor: minor('earned_minor').notNull(),
    spentMinor: minor('spent_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.brandId] })],
);

/** The level that a diner was given, and since when; without a row the first one, since the account was made. */
export const gradings = pgTable('gradings', {
  userId: integer('user_id').primaryKey(),
  level: integer('level').notNull(),
  since: instant('since').notNull(),
});

/** Points beside those of orders. */
export const gradingPoints = pgTable('grading_points', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: integer('user_id').notNull(),
  points: integer('points').notNull(),
  collectedAt: instant('collected_at').notNull(),
});

/** Devices that pushes of a diner go to. */
export const pushTokens = pgTable('push_tokens', {
  /** A token may be too long for an index. */
  tokenHash: text('token_hash').primaryKey(),
  token: text('token').notNull(),
  userId: integer('user_id').notNull(),
  /** The app's own number of the device. */
  deviceId: text('device_id').notNull(),
  os: text('os').notNull(),
  project: text('project').notNull(),
  registeredAt: instant('registered_at').notNull(),
});

/** How a diner begins the messenger's chat, and the chat once it is linked. */
export const chats = pgTable('chats', {
  userId: integer('user_id').primaryKey(),
  start: text('start').notNull().unique(),
  /** null = not linked. */
  chatId: text('chat_id'),
  linkedAt: instant('linked_at'),
});

export type Channel = 'push' | 'chat';

/** Messages to diners. */
export const messages = pgTable('messages', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: integer('user_id').notNull(),
  channel: text('channel').$type<Channel>().notNull(),
  /** SHA-256 of a push token, or the number of a chat. */
  recipient: text('recipient').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  /** Path inside the app. */
  link: text('link').notNull(),
  sentAt: instant('sent_at').notNull(),
});
