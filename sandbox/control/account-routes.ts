import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findOrCreateUser, type User } from '../domain/auth/accounts';
import { TRACK_DAYS } from '../http/auth-routes';
import { DAY_MS } from '../kernel/clock';
import * as account from '../database/account-schema';
import type { Database } from '../database/connect';
import { tracks, users } from '../database/schema';
import { id, idText, parseInput, parseInputOf, personText, phone, uuid } from '../kernel/input';
import { LANGUAGES } from '../kernel/languages';
import { listMessages } from '../domain/notifications/messages';
import type { Sandbox } from '../http/operation';
import { Refusal } from '../kernel/refusal';
import { LEVELS } from '../domain/rewards/grading';
import { setGrading, gradingOf } from '../domain/rewards/diner-grading';

const minor = z.number().int().min(0);

const userInput = z.object({
  phone,
  name: personText(0, 100).optional(),
  birthday: z.union([z.literal(''), z.iso.date()]).optional(),
  language: z.enum(LANGUAGES).optional(),
  hasPaidBill: z.boolean().optional(),
  level: z.number().int().min(1).max(LEVELS.length).optional(),
  points: z.number().int().min(0).optional(),
  privateReward: z.object({ brandId: id, earnedMinor: minor, spentMinor: minor }).optional(),
});
type UserInput = z.output<typeof userInput>;

/** Of the control API: what belongs to accounts, and the messages that were sent to their owners. */
export function registerAccountControl(app: FastifyInstance, { database, clock }: Sandbox): void {
  app.post('/control/users', async (request) => {
    const input = parseInputOf(userInput, request.body);
    const now = clock.now();
    return database.transaction(async (transaction) => {
      const user = await findOrCreateUser(transaction, input.phone, now);
      await changeUser(transaction, user, input, now);
      return { id: user.id };
    });
  });

  app.post<{ Params: { id: string } }>('/control/tracks/:id/approve', async (request) => {
    const trackId = parseInput(uuid, request.params.id, 'params');
    const { phone: typed } = parseInputOf(z.object({ phone }), request.body);
    const now = clock.now();
    return database.transaction(async (transaction) => {
      const user = await findOrCreateUser(transaction, typed, now);
      const expiresAt = new Date(now.getTime() + TRACK_DAYS * DAY_MS);
      const isWaiting = and(eq(tracks.id, trackId), isNull(tracks.userId), gt(tracks.expiresAt, now));
      const approved = await transaction
        .update(tracks)
        .set({ userId: user.id, expiresAt })
        .where(isWaiting)
        .returning({ id: tracks.id });
      if (approved.length === 0) throw new Refusal('not_found');
      return { id: trackId, userId: user.id };
    });
  });

  app.get('/control/messages', async (request) => {
    const { userId } = parseInput(z.object({ userId: idText.optional() }), request.query, 'query');
    const sent = await listMessages(database, { userId });
    return {
      messages: sent.map((message) => ({
        id: message.id,
        userId: message.userId,
        channel: message.channel,
        title: message.title,
        body: message.body,
        link: message.link,
      })),
    };
  });
}

async function changeUser(database: Database, user: User, input: UserInput, now: Date): Promise<void> {
  const { name, birthday, language, hasPaidBill } = input;
  const changes = { name, birthday, language, hasPaidBill };
  if (Object.values(changes).some((value) => value !== undefined)) {
    await database.update(users).set(changes).where(eq(users.id, user.id));
  }
  if (input.level !== undefined || input.points !== undefined) {
    const present = await gradingOf(database, user, now);
    const { level = present.level, points = present.points } = input;
    await setGrading(database, user.id, { level, points, now });
  }
  if (input.privateReward) {
    const { brandId, ...reward } = input.privateReward;
    await database
      .insert(account.privateRewards)
      .values({ userId: user.id, brandId, ...reward })
      .onConflictDoUpdate({
        target: [account.privateRewards.userId, account.privateRewards.brandId],
        set: reward,
      });
  }
}

/** Tables emptied by a reset. */
export const ACCOUNT_TABLES = [
  account.avatars,
  account.privateRewards,
  account.gradings,
  account.gradingPoints,
  account.pushTokens,
  account.chats,
  account.messages,
];
