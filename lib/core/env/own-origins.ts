import { env } from './env';

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an origin names the machine itself: a local start, which is reached under any of its host names. */
export function isLocalOrigin(origin: string): boolean {
  return THIS_MACHINE.includes(new URL(origin).hostname);
}

/** The origin of ours that this Host header names; undefined where it names none. */
function originNamed(host: string | undefined): string | undefined {
  const name = host?.toLowerCase();
  return env().ownOrigins.find((origin) => {
    const { protocol, host: own } = new URL(origin);
    const usualPort = protocol === 'https:' ? ':443' : ':80';
    return name === own || name === `${own}${usualPort}`;
  });
}

/** Whether browsers may reach us under the name of this Host header. */
export const isOwnHost = (host: string | undefined): boolean =>
  isLocalOrigin(env().appOrigin) || originNamed(host) !== undefined;

/** The origin of ours under which a request with this Host header has come: it is led back there. */
export const originOfHost = (host: string | undefined): string => originNamed(host) ?? env().appOrigin;

/** True for our own origin with its scheme; a local start takes any host name over http. */
export function isOwnOrigin(origin: string, host: string | null): boolean {
  const { appOrigin, ownOrigins } = env();
  if (ownOrigins.includes(origin)) return true;
  return isLocalOrigin(appOrigin) && host !== null && origin === `http://${host}`;
}
