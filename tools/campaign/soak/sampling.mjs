import { readdirSync, readlinkSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { familyOf, proportionalMemory, residentBytes, workerPid } from '../../run/process-figures.mjs';

/** Open file descriptors of a process, and how many of them are sockets. */
function descriptorsOf(pid) {
  const folder = `/proc/${pid}/fd`;
  const names = readdirSync(folder);
  const sockets = names.filter((name) => {
    try {
      return readlinkSync(join(folder, name)).startsWith('socket:');
    } catch {
      // It was closed meanwhile.
      return false;
    }
  });
  return { descriptors: names.length, sockets: sockets.length };
}

/** Bytes of all files in a folder; what goes while it is read counts as gone. */
function bytesIn(folder) {
  const files = readdirSync(folder, { recursive: true });
  return files.reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

const sum = (list) => list.reduce((total, value) => total + value, 0);

async function redisFigures(connection) {
  const [memory, keys] = await Promise.all([connection.info('memory'), connection.dbsize()]);
  return { bytes: Number(/^used_memory:(\d+)/m.exec(memory)[1]), keys };
}

/**
 * What the parts of a cluster hold, whenever it is asked.
 * @param probes of the apps (processProbes)
 * @param folders.pictures of an app, by its number; `logs` all logs
 */
export function samplingOf(cluster, probes, folders) {
  const redis = new Redis(cluster.redisUrl);
  redis.on('error', () => undefined);
  const appPids = cluster.apps.map(({ service }) => workerPid(service));
  const oneService = (service) => {
    const pid = workerPid(service);
    return { rss: residentBytes(pid), ...descriptorsOf(pid) };
  };
  const sampleApp = async (pid, { number }) => {
    const rss = residentBytes(pid);
    const held = await probes.memory(pid);
    return {
      rss,
      heap: held.heapUsed,
      code: held.codeBytes,
      buffers: held.external,
      packed: held.packedBytes,
      pages: held.pageBytes,
      contexts: held.contexts,
      timers: held.resources.Timeout ?? 0,
      ...descriptorsOf(pid),
      pictures: bytesIn(folders.pictures(number)),
    };
  };
  return {
    /** Bytes and counts of now; one app after the other, so that never both collect. */
    async sample() {
      const apps = [];
      for (const [index, app] of cluster.apps.entries()) apps.push(await sampleApp(appPids[index], app));
      // The guard that holds the group is no nginx.
      const [, ...nginx] = familyOf(cluster.nginx.child.pid);
      const held = nginx.map(proportionalMemory);
      return {
        apps,
        nginx: {
          bytes: sum(held.map(({ own }) => own)),
          zones: sum(held.map(({ zones }) => zones)),
          descriptors: sum(nginx.map((pid) => descriptorsOf(pid).descriptors)),
        },
        redis: { ...oneService(cluster.redis), ...(await redisFigures(redis)) },
        sandbox: oneService(cluster.sandbox),
        logs: bytesIn(folders.logs),
        load: loadavg()[0],
      };
    },
    /** Writes what an app's heap holds. @returns the file */
    snapshot: (index, file) => probes.snapshot(appPids[index], file),
    end: () => redis.disconnect(),
  };
}
