import { documentSite } from '@/lib/core/site/document-site';

// A press on a link sends the first requests of the next page beside those of its code, a round trip earlier than the page itself.
// Answers stay in this document's memory, and each is read once.

/** An older answer is not used, milliseconds. */
const ANSWER_LIFETIME_MS = 5_000;
/** The pause between two requests of one address: a page that is opened again so soon has its data, milliseconds. */
const REPEAT_MS = 30_000;

interface EarlyRequest {
  answer: Promise<Response> | undefined;
  sentAtMs: number;
}

const sent = new Map<string, EarlyRequest>();

const ageMs = ({ sentAtMs }: EarlyRequest) => performance.now() - sentAtMs;

/** The headers that `requestBff` sends with each request. */
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

/** Drops all answers; each request that changes data calls it first. */
export const dropEarlyAnswers = (): void => sent.clear();
