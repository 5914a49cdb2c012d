import type { ValidateFunction } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Answer } from '../send-to';

const METHODS = ['get', 'post', 'put', 'delete'] as const;
const BASE = 'https://contract.test/';
const MAIN = `${BASE}openapi.yaml`;

/** Answers of any operation, whatever its `x-errors` say (description of the contract). */
const COMMON_CODES = [
  'bad_request',
  'too_many_requests',
  'internal_error',
  'service_unavailable',
  'validation_failed',
];
const TOKEN_CODES = ['token_expired', 'token_invalid', 'account_deleted'];
const KEY_CODES = ['idempotency_in_flight', 'idempotency_key_reused'];

const reference = z.object({ $ref: z.string() });
const response = z.object({ content: z.record(z.string(), z.unknown()).default({}) });
const operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  responses: z.record(z.string(), z.unknown()),
  'x-error-style': z.enum(['errors', 'message', 'envelope', 'errors-200']).default('errors'),
  'x-errors': z.array(z.string()).default([]),
});
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ responses: z.record(z.string(), z.unknown()) }),
});
const entities = z.object({
  schemas: z.looseObject({
    ErrorCode: z.object({ oneOf: z.array(z.object({ const: z.string(), 'x-status': z.number() })) }),
  }),
});
const errorsBody = z.object({
  errors: z.array(z.object({ code: z.string(), status: z.string().optional() })),
});
const envelopeBody = z.object({ error_code: z.number(), code: z.string().optional() });

export interface ContractOperation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for a parameter. */
  path: string;
  errorStyle: 'errors' | 'message' | 'envelope' | 'errors-200';
  /** Whether a bearer token is not looked at, may come or must. */
  token: 'ignored' | 'optional' | 'required';
  /** Codes that it may answer. */
  codes: ReadonlySet<string>;
  /** Status or class ('4XX') → media type → pointer of its schema in openapi.yaml. */
  responses: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The contract as the sandbox serves it: its operations, and the check of an answer. */
export class Contract {
  readonly operations: ReadonlyMap<string, ContractOperation>;
  private readonly statusOfCode: ReadonlyMap<string, number>;
  private readonly validators = new Map<string, ValidateFunction>();

  /** @param files texts of openapi.yaml and entities.yaml */
  constructor(
    private readonly ajv: Ajv2020,
    files: { openapi: string; entities: string },
  ) {
    const [openapi, things] = [files.openapi, files.entities].map((text): unknown =>
      parse(text, { maxAliasCount: -1 }),
    );
    const addSchema = (name: string, content: unknown) =>
      ajv.addSchema(z.looseObject({}).parse(content), `${BASE}${name}`, undefined, false);
    addSchema('openapi.yaml', openapi);
    addSchema('entities.yaml', things);
    this.operations = readOperations(document.parse(openapi));
    const codes = entities.parse(things).schemas.ErrorCode.oneOf;
    this.statusOfCode = new Map(codes.map((code) => [code.const, code['x-status']]));
  }

  get(id: string): ContractOperation {
    const found = this.operations.get(id);
    if (!found) throw new Error(`The contract has no operation ${id}`);
    return found;
  }

  /** The violations of the contract by an answer, as text; empty for a valid one. */
  check(id: string, answer: Answer): string[] {
    const called = this.get(id);
    const types =
      called.responses.get(String(answer.status)) ??
      called.responses.get(`${Math.floor(answer.status / 100)}XX`);
    if (!types) return [`status ${answer.status} is not in the contract`];
    if (types.size === 0) return answer.text === '' ? [] : ['the answer has a body'];
    const mediaType = answer.headers['content-type']?.split(';', 1)[0] ?? '';
    const pointer = types.get(mediaType) ?? types.get(mediaType.replace(/\/.*/, '/*'));
    if (pointer === undefined) return [`content type '${mediaType}' is not in the contract`];
    const isJson = mediaType.endsWith('json');
    if (isJson && answer.body === undefined) return ['the body is no JSON'];
    return [
      ...this.validate(pointer, isJson ? answer.body : answer.text),
      ...this.checkCodes(called, answer),
    ];
  }

  private validate(pointer: string, value: unknown): string[] {
    const known = this.validators.get(pointer);
    const validate = known ?? this.ajv.compile({ $ref: `${MAIN}#${pointer}` });
    if (!known) this.validators.set(pointer, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath} ${message ?? 'is wrong'}`,
    );
  }

  /** Every code of a refusal is one that the operation may answer, with the status that the catalogue gives it. */
  private checkCodes(called: ContractOperation, answer: Answer): string[] {
    const envelope = envelopeBody.safeParse(answer.body).data;
    const faults =
      envelope && envelope.error_code !== 200
        ? [{ code: envelope.code ?? 'no code', status: String(envelope.error_code) }]
        : (errorsBody.safeParse(answer.body).data?.errors ?? []);
    return faults.flatMap(({ code, status }) => {
      const expected = this.statusOfCode.get(code);
      const answersOk = answer.status === 200 && called.errorStyle !== 'errors';
      return [
        ...(called.codes.has(code) ? [] : [`${code} is not a code of ${called.id}`]),
        ...(status === undefined || status === String(expected)
          ? []
          : [`${code} with status ${status} inside`]),
        ...(answersOk || answer.status === expected ? [] : [`${code} with HTTP status ${answer.status}`]),
      ];
    });
  }
}

function readOperations({ paths, components }: z.output<typeof document>): Map<string, ContractOperation> {
  const found = new Map<string, ContractOperation>();
  for (const [path, item] of Object.entries(paths)) {
    for (const method of METHODS) {
      if (item[method] === undefined) continue;
      const asWritten = operation.parse(item[method]);
      const responses = new Map<string, Map<string, string>>();
      for (const [status, answer] of Object.entries(asWritten.responses)) {
        const referred = reference.safeParse(answer).data?.$ref.replace('#', '');
        const place = referred ?? pointerOf(['paths', path, method, 'responses', status]);
        const written = referred ? components.responses[referred.split('/').at(-1) ?? ''] : answer;
        const types = Object.keys(response.parse(written).content);
        responses.set(
          status,
          new Map(types.map((type) => [type, place + pointerOf(['content', type, 'schema'])])),
        );
      }
      found.set(asWritten.operationId, {
        id: asWritten.operationId,
        method: method.toUpperCase() as Uppercase<typeof method>,
        path,
        errorStyle: asWritten['x-error-style'],
        token: tokenOf(asWritten),
        codes: codesOf(asWritten, method),
        responses,
      });
    }
  }
  return found;
}

type WrittenOperation = z.output<typeof operation>;

function tokenOf({ security }: WrittenOperation): ContractOperation['token'] {
  if (security?.length === 0) return 'ignored';
  return security?.every((way) => Object.keys(way).length > 0) ? 'required' : 'optional';
}

function codesOf(asWritten: WrittenOperation, method: string): Set<string> {
  const token = tokenOf(asWritten);
  return new Set([
    ...COMMON_CODES,
    ...asWritten['x-errors'],
    ...(token === 'ignored' ? [] : TOKEN_CODES),
    ...(token === 'required' ? ['token_missing'] : []),
    ...(method === 'get' ? [] : KEY_CODES),
  ]);
}

function pointerOf(segments: string[]): string {
  return segments
    .map((segment) => `/${encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}
