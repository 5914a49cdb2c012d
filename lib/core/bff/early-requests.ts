import { documentSite } from '@/lib/core/site/document-site';

// A press on a link begins the requests of the page that comes, beside its code: on a slow line they else wait a round trip for it.
// Answers are in this document's memory alone, and each is read once.

/** A later page requests anew, milliseconds. */
const ANSWER_LIFETIME_MS = 5_000;
/** A page that is opened again so soon still has its data, milliseconds. */
const REPEAT_MS = 30_000;

interface EarlyRequest {
  answer: Promise<Response> | undefined;
  sentAtMs: number;
}

const sent = new Map<string, EarlyRequest>();

const ageMs = ({ sentAtMs }: EarlyRequest) => performance.now() - sentAtMs;

/** What `requestBff` sends with each request. */
export const siteHeaders = () => ({ 'X-Site': documentSite() });

/** Sends a GET request whose answer `requestBff` takes; not again within half a minute. */
export function requestEarly(address: string): void {
  const known = sent.get(address);
  if (known && ageMs(known) < REPEAT_MS) return;
  const answer = fetch(address, { headers: siteHeaders(), cache: 'no-store' });
  // A failed one fails where it is taken.
  answer.catch(() => undefined);
  sent.set(address, { answer, sentAtMs: performance.now() });
}

/** The answer to an early request, once; undefined where there is none of the last seconds. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const known = sent.get(address);
  if (!known) return undefined;
  const { answer } = known;
  known.answer = undefined;
  return ageMs(known) < ANSWER_LIFETIME_MS ? answer : undefined;
}

/** For a change: answers from before it are not shown. */
export const dropEarlyAnswers = (): void => sent.clear();
