/** The same symbol in every bundle of the process. */
const OWN = Symbol.for('dastarkhan.ownError');

/** An error whose message is our own constant: it holds nothing of a request and may stand in a log. */
export abstract class OwnError extends Error {
  readonly [OWN] = true;
}

/** Matches errors by name: server bundles have a copy of each class, so `instanceof` fails between them. */
export const isNamed = (value: unknown, name: string): boolean =>
  value instanceof Error && value.name === name;

/** The code of a failure of systems and libraries, such as ECONNRESET. */
const CODE = /^[A-Z][A-Z0-9_]{2,49}$/;
const NAME = /^[A-Za-z]{1,50}$/;
const MAX_CAUSES = 4;

/** A member of an error of whatever class; undefined where there is none. */
export function memberOf(value: unknown, name: 'code' | 'cause' | 'name' | 'message'): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** @returns the code of the failure or of what caused it (`ECONNRESET`), or null where none of them has one */
export function causeCode(error: unknown): string | null {
  let cause = error;
  for (let depth = 0; depth < MAX_CAUSES && cause != null; depth += 1) {
    const code = memberOf(cause, 'code');
    if (typeof code === 'string' && CODE.test(code)) return code;
    cause = memberOf(cause, 'cause');
  }
  return null;
}

/** The log text of a failure without library messages, which repeat addresses and bodies. */
export function reasonOf(error: unknown): string {
  // Not by its class, of which each bundle has a copy.
  if (error instanceof Error && OWN in error) return error.message;
  const name = memberOf(error, 'name');
  return causeCode(error) ?? (typeof name === 'string' && NAME.test(name) ? name : 'unknown');
}

interface Issues {
  issues: readonly { code?: string; path: readonly PropertyKey[] }[];
}

function partName(part: PropertyKey): string {
  if (typeof part === 'number') return '[]';
  return typeof part === 'string' && /^[a-z_]+$/i.test(part) ? part : '*';
}

/** The mismatch with a schema, as a text for the log: its kind and its path, nothing of the value. */
export function issueOf(error: Issues | undefined): string | undefined {
  const issue = error?.issues[0];
  return issue && `${issue.code ?? 'issue'} at ${issue.path.map(partName).join('.')}`;
}

/** Where in our code it happened, without the message that a stack begins with. */
export function framesOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? error.stack : undefined;
  return stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
