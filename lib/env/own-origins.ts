import { env } from './env';

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an origin names the machine itself: a local start, which is reached under any of its host names. */
export function isLocalOrigin(origin: string): boolean {
  return THIS_MACHINE.includes(new URL(origin).hostname);
}

/** Whether browsers may reach us under the name of this Host header. */
export function isOwnHost(host: string | undefined): boolean {
  const { appOrigin, ownOrigins } = env();
  if (isLocalOrigin(appOrigin)) return true;
  const name = host?.toLowerCase();
  return ownOrigins.some((origin) => {
    const { protocol, host: own } = new URL(origin);
    const usualPort = protocol === 'https:' ? ':443' : ':80';
    return name === own || name === `${own}${usualPort}`;
  });
}

/**
 * Whether a page of this origin is ours, its scheme included. On a local start the page may have any host name of the
 * machine, over http: the requested one.
 */
export function isOwnOrigin(origin: string, host: string | null): boolean {
  const { appOrigin, ownOrigins } = env();
  if (ownOrigins.includes(origin)) return true;
  return isLocalOrigin(appOrigin) && host !== null && origin === `http://${host}`;
}
