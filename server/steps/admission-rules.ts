import { SIGN_IN_ANSWER_PARAMETERS } from '@/lib/core/site/sign-in-answer';
import { routeOf } from '@/lib/core/site/routes';

// Which requests are answered under overload: cheap or important ones go on, the others are refused before any
// work. Pure; `admission.ts` puts it before Next.

/** Classes that can be refused, in the order in which their requests are begun. */
export const REFUSABLE_CLASSES = ['press', 'page', 'read', 'picture'] as const;
type OrdinaryClass = (typeof REFUSABLE_CLASSES)[number];

/** Probe: never refused. Press: an order and what leads to it. Page: from the cache. Read, picture: the rest. */
export type RequestClass = 'probe' | OrdinaryClass;

const PROBES = ['/api/health', '/api/ready'];
/** The actions that happen once only, with the requests that they need: the quote and the sign-in. */
const PRESSES =
  /^\/api\/(orders(\/[^/]+\/(payment|cancel))?|bill\/[^/]+\/payment|bill\/waiter-calls|booking\/reservations(\/[^/]+\/cancel)?|lock\/unlock|support|tips|addresses|kiosk\/(print|session)|cart\/quote)$/;
const SIGN_IN = /^\/api\/auth\//;
/** The provider's answer to a sign-in, which comes to the address of the Auth screen. */
const SIGN_IN_ANSWER = new RegExp(`^/auth\\?(.*&)?(${SIGN_IN_ANSWER_PARAMETERS.join('|')})=`);
const PICTURES = /^\/api\/images$/;
/** Files, which are sent as they lie on the disk. */
const FILES = /^\/(_next|fonts|icons|map|scanner|manifests)\/|^\/(favicon\.ico|worker\.js|robots\.txt)$/;

/** @param target the path with its query */
export function classOf(method: string, target: string): RequestClass {
  const path = target.split('?', 1)[0] ?? '';
  if (PROBES.includes(path)) return 'probe';
  if (PICTURES.test(path)) return 'picture';
  if (SIGN_IN.test(path) || SIGN_IN_ANSWER.test(target) || (method === 'POST' && PRESSES.test(path)))
    return 'press';
  if (path.startsWith('/api/')) return 'read';
  if (FILES.test(path)) return 'page';
  const { name, rendering } = routeOf(path);
  return name !== 'unknown' && rendering === 'cached' ? 'page' : 'read';
}

/** First path segments below /api. Any other shares one queue: made-up ones would make queues without end. */
const BFF_SEGMENTS = new Set(
  (
    'addresses auth bill booking cart debug error-reports events geo health images kiosk lock map meals menu notifications orders profile ' +
    'promos ready refused rewards search session stories support texts tips towns venues'
  ).split(' '),
);

/** The queue of a request: presses and reads by service: a slow one blocks no other. @param target with query */
export function queueOf(of: RequestClass, target: string): string {
  if (of !== 'press' && of !== 'read') return of;
  const path = target.split('?', 1)[0] ?? '';
  const name = /^\/api\/([^/]+)/.exec(path)?.[1];
  if (name === undefined) return `${of} ${routeOf(path).name}`;
  return `${of} ${BFF_SEGMENTS.has(name) ? name : 'unknown'}`;
}

/**
 * Bounds from which a class is refused: event loop delay (slow processor), requests at work (memory),
 * and expected wait (slow platform); all in milliseconds or requests.
 */
const BOUNDS: Record<OrdinaryClass, { delayMs: number; atWork: number; waitMs: number }> = {
  picture: { delayMs: 100, atWork: 400, waitMs: 2000 },
  read: { delayMs: 200, atWork: 800, waitMs: 3000 },
  page: { delayMs: 500, atWork: 1200, waitMs: 3000 },
  press: { delayMs: 1500, atWork: 1600, waitMs: 6000 },
};

/** How loaded a process is; `waitMs` is what a request like this one would wait. */
interface Load {
  delayMs: number;
  atWork: number;
  waitMs: number;
}

/** Whether a request of the class is answered now. */
export function isAdmitted(of: RequestClass, load: Load): boolean {
  if (of === 'probe') return true;
  const bounds = BOUNDS[of];
  return load.delayMs < bounds.delayMs && load.atWork < bounds.atWork && load.waitMs < bounds.waitMs;
}

/** So far back it is counted what was answered, milliseconds. */
const RATE_MS = 2000;
/** Fewer than so many at work are no queue: a hanging one does not keep others out. */
const QUEUE = 8;

interface Queue {
  /** In the order in which they came. */
  begunAtMs: Map<symbol, number>;
  endedAtMs: number[];
}

/** Expected waits by Little's law, at most twice what the first request waited: a burst is no queue. */
export function expectedWaits() {
  const queues = new Map<string, Queue>();

  function waitIn({ begunAtMs, endedAtMs }: Queue, nowMs: number): number {
    const [oldestAtMs] = begunAtMs.values();
    if (begunAtMs.size < QUEUE || oldestAtMs === undefined) return 0;
    const ended = endedAtMs.filter((atMs) => atMs > nowMs - RATE_MS).length;
    return Math.min((begunAtMs.size * RATE_MS) / ended, 2 * (nowMs - oldestAtMs));
  }

  return {
    /** A request has come. @returns how to say that it has been answered, or given up */
    begin(name: string, nowMs: number): (nowMs: number) => void {
      const queue = queues.get(name) ?? { begunAtMs: new Map<symbol, number>(), endedAtMs: [] };
      const request = Symbol(name);
      queues.set(name, queue);
      queue.begunAtMs.set(request, nowMs);
      return (endedAtMs) => {
        queue.begunAtMs.delete(request);
        queue.endedAtMs = queue.endedAtMs.filter((atMs) => atMs > endedAtMs - RATE_MS);
        queue.endedAtMs.push(endedAtMs);
      };
    },
    /** Milliseconds. */
    get(name: string, nowMs: number): number {
      const queue = queues.get(name);
      return queue ? waitIn(queue, nowMs) : 0;
    },
  };
}

/** Requests that wait for their turn: what matters most is begun first, and of one class what came first. */
export function turnQueue<Item>() {
  const waiting = new Map<OrdinaryClass, { item: Item; cameAtMs: number }[]>(
    REFUSABLE_CLASSES.map((of) => [of, []]),
  );
  return {
    add(of: OrdinaryClass, item: Item, nowMs: number): void {
      waiting.get(of)?.push({ item, cameAtMs: nowMs });
    },
    /** Whose turn it is; undefined for an empty queue. */
    next(): Item | undefined {
      for (const of of REFUSABLE_CLASSES) {
        const first = waiting.get(of)?.shift();
        if (first) return first.item;
      }
      return undefined;
    },
    /** Takes out those that have waited for too long. */
    overdue(nowMs: number): Item[] {
      const items: Item[] = [];
      for (const [of, queue] of waiting) {
        const firstInTime = queue.findIndex(({ cameAtMs }) => nowMs - cameAtMs <= BOUNDS[of].waitMs);
        items.push(
          ...queue.splice(0, firstInTime === -1 ? queue.length : firstInTime).map(({ item }) => item),
        );
      }
      return items;
    },
  };
}

/** So long the event loop has to have been late without a pause for that to count, milliseconds, and so often at least. */
const STANDING_MS = 500;
const STANDING_TURNS = 5;

/** The least event loop delay of a while (CoDel): one long task delays once, overload always. */
export function standingDelay() {
  let turns: { atMs: number; lateMs: number }[] = [];
  return {
    note(atMs: number, lateMs: number): void {
      const remaining = turns.filter(
        (turn, index) => turn.atMs > atMs - STANDING_MS || index > turns.length - STANDING_TURNS,
      );
      turns = [...remaining, { atMs, lateMs }];
    },
    /** Milliseconds. */
    get(): number {
      return turns.length < STANDING_TURNS ? 0 : Math.min(...turns.map(({ lateMs }) => lateMs));
    },
  };
}
