import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { sendTo, codesOf, newKey, type Answer } from '../send-to';
import { makeTrack, signIn } from '../browser';
import { Contract, type ContractOperation } from './contract';
import type { GoodCall, Parts, World } from './contract-call';
import { GOOD_CALLS } from './contract-calls';

/** The text of a file of the contract. */
export const contractFile = (name: string) =>
  readFileSync(path.join(__dirname, '..', '..', 'contract', name), 'utf8');

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormats(ajv);
export const contract = new Contract(ajv, {
  openapi: contractFile('openapi.yaml'),
  entities: contractFile('entities.yaml'),
});

export function goodCall(id: string): GoodCall {
  const good = GOOD_CALLS[id];
  if (!good) throw new Error(`No call of ${id} is written down`);
  return good;
}

/** A sandbox with a diner who has signed in. */
export async function makeWorld(app: World['app']): Promise<World> {
  const token = await signIn(app);
  return { app, token, trackId: await makeTrack(app, token) };
}

/** null removes the token or the key of the good call. */
export type Changes = Omit<Parts, 'token'> & { token?: string | null; key?: string | null };

/** Makes the call with what `changes` puts over the good one, and holds the answer against the contract. */
export async function callByContract(world: World, id: string, changes: Changes = {}): Promise<Answer> {
  const good = goodCall(id);
  const { method, path: template } = contract.get(id);
  const made = await good.make(world);
  const parts = { ...made, ...changes };
  const usualToken = made.token ?? (good.signedIn ? world.token : null);
  const url = template.replace(/\{(\w+)\}/g, (_all, name: string) => String(parts.params?.[name]));
  const answer = await sendTo(world.app, {
    method,
    url: parts.query === undefined ? url : `${url}?${parts.query}`,
    headers: good.bare ? { 'x-fingerprint': undefined, ...parts.headers } : parts.headers,
    body: parts.body,
    token: (changes.token === undefined ? usualToken : changes.token) ?? undefined,
    key: (changes.key === undefined ? (good.keyed ? newKey() : null) : changes.key) ?? undefined,
  });
  expect({ broken: contract.check(id, answer), answer: answer.text.slice(0, 500) }).toMatchObject({
    broken: [],
  });
  return answer;
}

/** The good call of every operation, with its part of the contract. */
export const calls = Object.entries(GOOD_CALLS).map(([id, good]) => ({ id, good, called: contract.get(id) }));
export const withHeaders = calls.filter(({ good }) => !good.bare);

/** Code of a refusal in any of the styles. */
export function codeOf(answer: Answer): string | undefined {
  const [first] = codesOf(answer);
  return first ?? /"error_code":\d+,"code":"([^"]+)"/.exec(answer.text)?.[1];
}

/** HTTP status that a refusal has in the style of the operation. */
export const statusIn = ({ errorStyle }: ContractOperation, status: number) =>
  errorStyle === 'errors' || errorStyle === 'message' ? status : 200;

/** Code of a refusal where the style of the operation has one. */
export const codeIn = ({ errorStyle }: ContractOperation, code: string) =>
  errorStyle === 'message' ? undefined : code;
