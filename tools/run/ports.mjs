import { createServer } from 'node:net';
import { SettingError } from './settings.mjs';

export function isPortFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

export async function requireFreePort(port, setting) {
  if (await isPortFree(port)) return;
  throw new SettingError(
    `Port ${port} is already in use (or not allowed): stop the program that holds it, or choose another with ${setting}, ` +
      `for example ${setting}=${port + 1}.`,
  );
}

/** @param {number} first @returns {Promise<number>} the first free port from the given one upwards */
export async function freePort(first) {
  for (let port = first; port < first + 200; port += 1) {
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No free port between ${first} and ${first + 199}.`);
}

export async function freePorts(first, count) {
  const ports = [];
  for (let next = first; ports.length < count; next = ports.at(-1) + 1) ports.push(await freePort(next));
  return ports;
}
