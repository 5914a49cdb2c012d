import { ERRORS, type ErrorCode } from '@/lib/core/errors/errors';

/** A refusal of our server. */
interface TestRefusal {
  status: number;
  code: string;
  details?: unknown;
  /** Of its Retry-After. */
  retryAfterSeconds?: number;
}
/** The answer of our server in a test: a value, a refusal, or nothing; in a promise: later. */
type TestAnswer = object | TestRefusal | 'no network' | 'never';

const isRefusal = (answer: object): answer is TestRefusal => 'code' in answer && 'status' in answer;

function responseOf(answer: TestAnswer): Promise<Response> {
  if (answer === 'never') return new Promise(() => {});
  if (answer instanceof Promise) return answer.then(responseOf);
  if (typeof answer === 'string') return Promise.reject(new TypeError('Failed to fetch'));
  if (!isRefusal(answer)) return Promise.resolve(Response.json(answer));
  const { status, retryAfterSeconds, ...error } = answer;
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) };
  return Promise.resolve(Response.json({ error: { ...error, requestId: 'r' } }, { status, headers }));
}

/** A refusal with the status of its reason. */
export const refusal = (code: ErrorCode): TestRefusal => ({ status: ERRORS[code].status, code });

/** An answer that comes when the test gives it. */
export function heldAnswer() {
  let give: (answer: TestAnswer) => void = () => undefined;
  const answer = new Promise<TestAnswer>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

/** A fetch that answers by method and address, one answer after another; the last one stays. */
export function answeredBy(answers: Record<string, TestAnswer | readonly TestAnswer[]>): typeof fetch {
  const requestCounts: Record<string, number> = {};
  return (address, init) => {
    const key = `${init?.method ?? 'GET'} ${address as string}`;
    const given: readonly TestAnswer[] = [answers[key] ?? 'never'].flat();
    const turn = requestCounts[key] ?? 0;
    requestCounts[key] = turn + 1;
    return responseOf(given[Math.min(turn, given.length - 1)] ?? 'never');
  };
}
