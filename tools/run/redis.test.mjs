/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { parse } from 'yaml';
import { stopService } from './processes.mjs';
import { startRedis } from './redis.mjs';

const read = (name) => readFileSync(join(__dirname, '../../deploy', name), 'utf8');
/** Name and value of each line, in the order in which Redis reads them. */
const lines = [...read('redis.conf').matchAll(/^([a-z-]+) (.+)$/gm)].map(([, name, value]) => [name, value]);
const settings = Object.fromEntries(lines);

test('the configuration of Redis has it listen on its own machine alone', () => {
  expect(lines).toHaveLength(Object.keys(settings).length);
  expect(settings).toMatchObject({ bind: '127.0.0.1 -::1', 'protected-mode': 'yes' });
});

test('the configuration of Redis names no folder: a missing one would end Redis, whatever comes after it', () => {
  expect(settings).not.toHaveProperty('dir');
});

test('in the composition Redis is reached from its network, keeps its data in its volume and has no port of the host', () => {
  const { redis } = parse(read('compose.yaml'), { merge: true }).services;
  const [program, file, ...rest] = redis.command;
  expect([program, file]).toEqual(['redis-server', '/etc/redis.conf']);
  expect(redis.volumes).toEqual(expect.arrayContaining([`./redis.conf:${file}:ro`, 'redis:/data']));
  expect(rest).toEqual(['--bind', '0.0.0.0', '--protected-mode', 'no', '--dir', '/data']);
  expect(redis).not.toHaveProperty('ports');
});

describeWith('redis')('the cluster', () => {
  test('starts Redis with the configuration of deploy/, on a socket and empty', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dastarkhan-redis-'));
    const asking = async ({ url }, ask) => {
      // A setting is answered as its name and its value.
      const redis = new Redis(url, { protocol: 2 });
      redis.on('error', () => undefined);
      try {
        return await ask(redis);
      } finally {
        redis.disconnect();
      }
    };
    const settingOf = async (redis, name) => (await redis.config('GET', name))[1];
    const first = await startRedis(folder, folder);
    const seen = await asking(first, async (redis) => {
      await redis.set('key', 'value');
      const names = ['port', 'bind', 'protected-mode', 'maxmemory-policy', 'appendonly', 'save'];
      const values = [];
      for (const name of names) values.push([name, await settingOf(redis, name)]);
      return Object.fromEntries(values);
    });
    process.kill(-first.service.child.pid, 'SIGKILL');
    await first.service.ended;
    const second = await startRedis(folder, folder);
    const size = await asking(second, (redis) => redis.dbsize());
    await stopService(second.service);
    rmSync(folder, { recursive: true });
    const { bind, appendonly } = settings;
    expect(seen).toEqual({
      port: '0',
      bind,
      appendonly,
      'protected-mode': settings['protected-mode'],
      'maxmemory-policy': settings['maxmemory-policy'],
      save: '',
    });
    expect(size).toBe(0);
  });
});
