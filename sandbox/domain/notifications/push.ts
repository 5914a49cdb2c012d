import { and, eq, inArray, or } from 'drizzle-orm';
import { hashSecret } from '../auth/secrets';
import { messages, pushTokens } from '../../database/account-schema';
import type { Database } from '../../database/connect';

interface Device {
  token: string;
  deviceId: string;
  os: string;
  project: string;
}

/** Sends the diner's pushes to the device from now on: no other diner's, and by no earlier token of that device. */
export async function registerDevice(
  database: Database,
  userId: number,
  device: Device,
  now: Date,
): Promise<void> {
  const tokenHash = hashSecret(device.token);
  const [known] = await database.select().from(pushTokens).where(eq(pushTokens.tokenHash, tokenHash));
  const isSame = known?.userId === userId && known.deviceId === device.deviceId;
  if (isSame && known.project === device.project) return;
  const isOfDevice = and(
    eq(pushTokens.deviceId, device.deviceId),
    eq(pushTokens.project, device.project),
    eq(pushTokens.os, device.os),
  );
  await forget(database, or(eq(pushTokens.tokenHash, tokenHash), isOfDevice));
  await database
    .insert(pushTokens)
    .values({ ...device, tokenHash, userId, registeredAt: now })
    .onConflictDoUpdate({ target: pushTokens.tokenHash, set: { ...device, userId, registeredAt: now } });
}

/** Ends pushes to the token; the caller is the token's owner, because no one else knows it. */
export async function unassignDevice(database: Database, token: string): Promise<void> {
  await forget(database, eq(pushTokens.tokenHash, hashSecret(token)));
}

/** The next diner on the device does not read the messages of the one before. */
async function forget(database: Database, which: ReturnType<typeof and>): Promise<void> {
  const gone = await database.delete(pushTokens).where(which).returning({ hash: pushTokens.tokenHash });
  if (gone.length === 0) return;
  const isDelivered = inArray(
    messages.recipient,
    gone.map(({ hash }) => hash),
  );
  await database.delete(messages).where(and(eq(messages.channel, 'push'), isDelivered));
}
