/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { parse } from 'yaml';
import { stopService } from './processes.mjs';
import { startRedis } from './redis.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const read = (name) => readFileSync(join(__dirname, '../../deploy', name), 'utf8');
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
    const folder = temporaryFolder('redis');
    const asking = async ({ url }, send) => {
      // A setting is answered as its name and its value.
      const redis = new Redis(url, { protocol: 2 });
      redis.on('error', () => undefined);
      return send(redis).finally(() => redis.disconnect());
    };
    const { bind, appendonly } = settings;
    const wanted = {
      ...{ port: '0', bind, appendonly, save: '' },
      'protected-mode': settings['protected-mode'],
      'maxmemory-policy': settings['maxmemory-policy'],
    };
    const first = await startRedis(folder, folder);
    const seen = await asking(first, async (redis) => {
      await redis.set('key', 'value');
      return Promise.all(Object.keys(wanted).map((name) => redis.config('GET', name)));
    });
    process.kill(-first.service.child.pid, 'SIGKILL');
    await first.service.ended;
    const second = await startRedis(folder, folder);
    const size = await asking(second, (redis) => redis.dbsize());
    await stopService(second.service);
    expect(Object.fromEntries(seen)).toEqual(wanted);
    expect(size).toBe(0);
  });
});
