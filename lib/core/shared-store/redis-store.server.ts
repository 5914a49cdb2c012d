import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import type { Redis } from 'ioredis';
import { createEmbeddedStore } from './embedded-store.server';
import { createRedisClock } from './redis-clock.server';
import type { Follower, LogName, SharedStore } from './store-contract';

// The store of several processes, in Redis (or Valkey). A command waits a quarter of a second at most; after three that
// were not answered in a row Redis is left alone for a second, so that a slow one costs a request nothing.

const PREFIX = 'dastarkhan:';
const COMMAND_MS = 250;
const CONNECT_MS = 2_000;
/** A connection without an answer for so long is reopened: the other end may be gone. */
const SILENCE_MS = 5_000;
const FAILURES_TO_OPEN = 3;
const REST_MS = 1_000;
/** How long a read of the logs waits for news, and how many it takes at once. */
const BLOCK_MS = 2_000;
const BATCH = 1_000;
/** How often a start looks whether the connection and its clock are there. */
const CHECK_MS = 20;
/** Commands that wait until Redis answers again; the oldest go first. */
const MAX_PENDING = 1_000;
/** How much a log holds at most, and for how long after its last message. */
const LOGS = {
  tags: { max: 10_000, seconds: 24 * 3600 },
  ended: { max: 50_000, seconds: 90 * 24 * 3600 },
};

/**
 * The rate limiter of `rate-limiter.server.ts` by the clock of Redis, all or none of several callers.
 * Rounds to 1 ms: Unix time in milliseconds has no finer parts.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local afters = {}
for index, key in ipairs(KEYS) do
  local requests = tonumber(ARGV[2 * index - 1])
  local span = tonumber(ARGV[2 * index]) * 1000
  local after = math.max(tonumber(redis.call('GET', key) or '0'), now) + span / requests
  local wait = after - now - span
  if wait >= 1 then return math.ceil(wait) end
  afters[index] = after
end
for index, key in ipairs(KEYS) do
  local after = afters[index]
  redis.call('SET', key, string.format('%.17g', after), 'PX', math.ceil(after - now))
end
return 0`;

const REPLACE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
return 1`;

/** A refusal of Redis (it is full, or still loading) is an answer, and comes at once. */
const isAnswer = (error: unknown): boolean => error instanceof Error && error.name === 'ReplyError';

/** The code of a failure that a log may have: ours or the network's, never a command with its key and value. */
function reasonOf(error: NodeJS.ErrnoException): string {
  if (isAnswer(error)) return /^[A-Z]+/.exec(error.message)?.[0] ?? 'refused';
  return typeof error.code === 'string' ? error.code : 'no answer';
}

/** The commands of a connection, with the two scripts above. */
type Commands = Redis & {
  take: (keys: number, ...rest: (string | number)[]) => Promise<number>;
  replaceValue: (key: string, from: string, to: string, ms: number) => Promise<number>;
};

interface Message {
  name: LogName;
  text: string;
}

/** The batch of one read of the logs: of each its key and its messages. */
type Read = [key: string, messages: [id: string, fields: string[]][]][];

interface FollowedLog {
  key: string;
  lastId: string;
  listener: Follower;
  isRead: boolean;
}

/** @param url as REDIS_URL names it */
export function createRedisStore(url: string): SharedStore {
  const local = createEmbeddedStore();
  const origin = randomUUID();
  const breaker = circuitBreaker(
    handleWhen((error) => !isAnswer(error)),
    { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
  );
  const followed = new Map<string, FollowedLog>();
  let pending: Message[] = [];
  let isClosed = false;
  let isUp = true;
  const stateListeners = new Set<(isUp: boolean, reason: string) => void>();
  breaker.onBreak(() => record(false, 'no answer'));
  breaker.onReset(() => record(true));

  function record(nowUp: boolean, reason = '') {
    if (nowUp === isUp || isClosed) return;
    isUp = nowUp;
    for (const listener of stateListeners) listener(nowUp, reason);
  }

  /** The library is loaded only where there is a Redis. */
  const connections = open();
  async function open() {
    const { Redis } = await import('ioredis');
    const options = {
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECT_MS,
      retryStrategy: (times: number) => Math.min(50 * 2 ** times, 1_000),
      socketTimeout: SILENCE_MS,
      // The library waits for so long even where the other end is gone.
      disconnectTimeout: COMMAND_MS,
      protocol: 2 as const,
    };
    const commands = new Redis(url, { ...options, commandTimeout: COMMAND_MS }) as Commands;
    commands.defineCommand('take', { lua: TAKE });
    commands.defineCommand('replaceValue', { lua: REPLACE, numberOfKeys: 1 });
    const reader = new Redis(url, options);
    reader.on('error', () => undefined);
    commands.on('error', (error) => record(false, reasonOf(error)));
    commands.on('close', () => record(false, 'closed'));
    commands.on('ready', () => {
      record(true);
      void clock.read();
      void givePending();
    });
    return { commands, reader };
  }

  async function run<Answer>(command: (redis: Commands) => Promise<Answer>): Promise<Answer> {
    const { commands } = await connections;
    // A connection that is known to be lost is no reason to leave Redis alone for longer.
    if (commands.status !== 'ready') throw new Error('no connection to Redis');
    return breaker.execute(() => command(commands));
  }

  const clock = createRedisClock(() => run((redis) => redis.time()));

  async function give({ name, text }: Message) {
    const { max, seconds } = LOGS[name];
    const key = PREFIX + name;
    await run((redis) =>
      Promise.all([
        redis.xadd(key, 'MAXLEN', '~', max, '*', 'text', text, 'origin', origin),
        redis.expire(key, seconds),
      ]),
    );
  }

  let givingLater: NodeJS.Timeout | undefined;
  function keepPending(message: Message) {
    pending = [...pending, message].slice(-MAX_PENDING);
    clearTimeout(givingLater);
    if (!isClosed) givingLater = setTimeout(() => void givePending(), REST_MS).unref();
  }

  async function givePending() {
    const waiting = pending;
    pending = [];
    for (const message of waiting) await give(message).catch(() => keepPending(message));
  }

  function deliver(log: FollowedLog, entries: Read[number][1]) {
    for (const [id, fields] of entries) {
      log.lastId = id;
      const valueOf = (name: string) => fields[fields.indexOf(name) + 1] ?? '';
      // An id has whole milliseconds.
      const atMs = clock.latest(Number(id.split('-')[0]) + 1);
      if (valueOf('origin') !== origin) log.listener(valueOf('text'), atMs);
    }
  }

  /** Reads on from the last message known, so that an interruption loses none. */
  async function readLogs() {
    const { reader } = await connections;
    while (!isClosed) {
      if (!clock.isKnown()) {
        await pause(CHECK_MS);
        continue;
      }
      const logs = [...followed.values()];
      // Messages that are in a log already are read without waiting for more.
      const block = logs.every(({ isRead }) => isRead) ? ['BLOCK', BLOCK_MS] : [];
      try {
        const positions = [...logs.map(({ key }) => key), ...logs.map(({ lastId }) => lastId)];
        // The library's types know no options that are left out.
        const answer = (await reader.call(
          'XREAD',
          'COUNT',
          BATCH,
          ...block,
          'STREAMS',
          ...positions,
        )) as Read | null;
        for (const [key, entries] of answer ?? []) {
          const log = logs.find((each) => each.key === key);
          if (log) deliver(log, entries);
        }
        if (!answer) for (const log of logs) log.isRead = true;
      } catch {
        await pause(200);
      }
    }
  }
  let reading: Promise<void> | undefined;

  return {
    isShared: true,
    isReady: () => [...followed.values()].every(({ isRead }) => isRead),
    isUp: () => isUp,
    onState: (listener) => void stateListeners.add(listener),
    async take(counts) {
      try {
        const keys = counts.map(({ key }) => `${PREFIX}limit:${key}`);
        const terms = counts.flatMap(({ requests, seconds }) => [requests, seconds]);
        return Math.ceil((await run((redis) => redis.take(keys.length, ...keys, ...terms))) / 1000);
      } catch {
        return local.take(counts);
      }
    },
    get: (key) => run((redis) => redis.get(PREFIX + key)),
    claim: (key, value, seconds) =>
      run((redis) => redis.set(PREFIX + key, value, 'PX', Math.ceil(seconds * 1000), 'NX', 'GET')),
    async replace(key, from, to, seconds) {
      const ms = Math.ceil(seconds * 1000);
      return (await run((redis) => redis.replaceValue(PREFIX + key, from, to ?? '', ms))) === 1;
    },
    async getEntry(key) {
      clock.require();
      const stored = await run((redis) => redis.getBuffer(`${PREFIX}entry:${key}`));
      if (!stored) return null;
      return { bytes: stored.subarray(8), lastModified: clock.earliest(stored.readDoubleBE()) };
    },
    async setEntry(key, bytes, lastModified, seconds) {
      clock.require();
      const time = Buffer.alloc(8);
      time.writeDoubleBE(clock.earliestThere(lastModified));
      await run((redis) => redis.set(`${PREFIX}entry:${key}`, Buffer.concat([time, bytes]), 'EX', seconds));
    },
    async append(name, text) {
      followed.get(name)?.listener(text, Date.now());
      await give({ name, text }).catch(() => keepPending({ name, text }));
    },
    follow(name, listener) {
      followed.set(name, { key: PREFIX + name, lastId: '0', listener, isRead: false });
      reading ??= readLogs();
    },
    async close() {
      isClosed = true;
      clearTimeout(givingLater);
      clock.stop();
      const { commands, reader } = await connections;
      reader.disconnect();
      commands.disconnect();
      await reading;
    },
  };
}
