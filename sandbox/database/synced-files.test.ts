/** @jest-environment node */
import fs from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { buildServer, type RunningSandbox } from '../server';
import { readSettings } from '../kernel/settings';
import { newKey, readLedger } from '../testing/send-to';
import { signIn } from '../testing/browser';
import { makeEmbeddedStorage, OPEN_TIMEOUT_MS, type Storage } from '../testing/open';
import { placeOrder, plainOrder } from '../testing/orders';
import { unsafeSettings } from './connect';

const LOG = path.join('postgres', 'postgres', 'pg_wal');

let place: Storage;
let running: RunningSandbox;

const openIn = (directory: string): Promise<RunningSandbox> =>
  buildServer(
    readSettings({ ...place.environment, SANDBOX_DATA_DIR: directory, SANDBOX_CONTROL: '1' }),
    () => undefined,
  );

beforeAll(async () => {
  place = await makeEmbeddedStorage(0.2);
  running = await openIn(place.environment.SANDBOX_DATA_DIR ?? '');
}, OPEN_TIMEOUT_MS);
afterAll(async () => {
  await running.close();
  await place.remove();
});

/** The data directory after a power cut: its files as they were, and of the log the synced part. */
async function watchDisk(directory: string): Promise<string> {
  const disk = await mkdtemp(path.join(tmpdir(), 'sandbox-disk-'));
  await cp(directory, disk, { recursive: true });
  await rm(path.join(disk, 'postgres', 'owner.pid'));
  const sync = fs.fdatasyncSync;
  jest.spyOn(fs, 'fdatasyncSync').mockImplementation((file) => {
    sync(file);
    const { ino } = fs.fstatSync(file);
    const log = path.join(directory, LOG);
    const name = fs.readdirSync(log).find((entry) => fs.statSync(path.join(log, entry)).ino === ino);
    if (name) fs.copyFileSync(path.join(log, name), path.join(disk, LOG, name));
  });
  return disk;
}

it('names the settings with which an answer could come before the disk has what it says', async () => {
  const found = await running.sandbox.database.transaction(async (transaction) => {
    await transaction.execute(sql`SET LOCAL synchronous_commit = off`);
    return unsafeSettings(transaction);
  });
  expect(found).toContain('synchronous_commit');
});

describe('the embedded database', () => {
  it('waits for the disk', async () => {
    expect(await unsafeSettings(running.sandbox.database)).toEqual([]);
  });

  it(
    'has an order on the disk when it is answered',
    async () => {
      const token = await signIn(running.app);
      const [body, key] = [await plainOrder(running.app), newKey()];
      const disk = await watchDisk(running.sandbox.settings.dataDirectory);
      const made = await placeOrder(running.app, token, body, key);
      expect(made.status).toBe(201);
      jest.restoreAllMocks();

      const afterPowerCut = await openIn(disk);
      const again = await placeOrder(afterPowerCut.app, token, body, key);
      await afterPowerCut.close();
      await rm(disk, { recursive: true });
      expect(again).toMatchObject({ status: 201, text: made.text });
      expect(again.headers['idempotency-replayed']).toBe('true');
    },
    OPEN_TIMEOUT_MS,
  );

  it(
    'answers no order that the disk did not take, nor anything further until it is started again',
    async () => {
      const token = await signIn(running.app);
      const [body, key] = [await plainOrder(running.app), newKey()];
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      jest.spyOn(fs, 'fdatasyncSync').mockImplementation(() => {
        throw new Error('EIO');
      });
      expect((await placeOrder(running.app, token, body, key)).status).toBe(500);
      jest.restoreAllMocks();
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect((await placeOrder(running.app, token, body, key)).status).toBe(500);
      await running.close();

      running = await openIn(running.sandbox.settings.dataDirectory);
      expect((await placeOrder(running.app, token, body, key)).status).toBe(201);
      const ledger = await readLedger(running.app);
      expect(ledger.filter((order) => order.key === key)).toHaveLength(1);
    },
    OPEN_TIMEOUT_MS,
  );
});
