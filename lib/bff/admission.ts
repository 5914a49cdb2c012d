import { routeOf } from '@/lib/site/routes';

/*
 * Which requests are answered when there are more of them than the process can answer: what costs little or matters most goes on, the
 * rest is told to come again, before anything is done for it. Pure; `admission.server.ts` puts it in front of everything.
 */

/** Probe: never refused. Press: an order and what leads to it. Page: from the cache. Read, picture: the rest. */
export type RequestClass = 'probe' | 'press' | 'page' | 'read' | 'picture';

const PROBES = ['/api/health', '/api/ready'];
/** What may happen once only, and without which it cannot: its quote and the sign-in. */
const PRESSES =
  /^\/api\/(orders(\/[^/]+\/payment)?|bill\/[^/]+\/payment|bill\/waiter-calls|booking\/reservations(\/[^/]+\/cancel)?|lock\/unlock|support|tips|addresses|kiosk\/(print|session)|cart\/quote)$/;
const SIGN_IN = /^\/api\/auth\//;
const PICTURES = /^\/api\/images$/;
/** Files, which are sent as they lie on the disk. */
const FILES = /^\/(_next|fonts|icons|map|scanner|manifests)\/|^\/(favicon\.ico|worker\.js|robots\.txt)$/;

/** @param target the path with its query */
export function classOf(method: string, target: string): RequestClass {
  const path = target.split('?', 1)[0] ?? '';
  if (PROBES.includes(path)) return 'probe';
  if (PICTURES.test(path)) return 'picture';
  if (SIGN_IN.test(path) || (method === 'POST' && PRESSES.test(path))) return 'press';
  if (path.startsWith('/api/')) return 'read';
  if (FILES.test(path)) return 'page';
  const { name, rendering } = routeOf(path);
  return name !== 'unknown' && rendering === 'cached' ? 'page' : 'read';
}

/**
 * From which standing delay of the event loop on a class is refused, milliseconds, and from how many requests at work: the first is a
 * processor that is too slow for what comes, the second a platform that is, and bounds the memory.
 */
const BOUNDS: Record<Exclude<RequestClass, 'probe'>, { delayMs: number; atWork: number }> = {
  picture: { delayMs: 100, atWork: 400 },
  read: { delayMs: 200, atWork: 800 },
  page: { delayMs: 500, atWork: 1200 },
  press: { delayMs: 1500, atWork: 1600 },
};

/** Whether a request of the class is answered now. */
export function isAdmitted(of: RequestClass, load: { delayMs: number; atWork: number }): boolean {
  if (of === 'probe') return true;
  const bounds = BOUNDS[of];
  return load.delayMs < bounds.delayMs && load.atWork < bounds.atWork;
}

/** So long the event loop has to have been late without a pause for that to count, milliseconds, and so often at least. */
const STANDING_MS = 500;
const STANDING_TURNS = 5;

/**
 * The standing delay: the least by which the event loop was late in a while (as CoDel measures queues). One long piece of work makes it
 * late once; when more comes than can be answered, it is late every time.
 */
export function standingDelay() {
  let turns: { atMs: number; lateMs: number }[] = [];
  return {
    note(atMs: number, lateMs: number): void {
      const kept = turns.filter(
        (turn, index) => turn.atMs > atMs - STANDING_MS || index > turns.length - STANDING_TURNS,
      );
      turns = [...kept, { atMs, lateMs }];
    },
    /** Milliseconds. */
    get(): number {
      return turns.length < STANDING_TURNS ? 0 : Math.min(...turns.map(({ lateMs }) => lateMs));
    },
  };
}
