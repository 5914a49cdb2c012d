import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CONTENT_TYPE } from '../http/operation';
import { errorAnswer, Refusal } from '../kernel/refusal';
import { readLanguage } from '../kernel/languages';

/** A way in which the sandbox misbehaves, on calls whose path matches. */
export const faultInput = z.object({
  path: z
    .string()
    .min(1)
    .transform((pattern) => new RegExp(pattern)),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
  kind: z.enum([
    'fail',
    'hang',
    'drip',
    'reset',
    'garbage',
    'unauthorized',
    'rateLimit',
    'errorCode',
    'resetAfterCommit',
    'hangAfterCommit',
  ]),
  status: z.number().int().min(400).max(599).default(500),
  retryAfter: z.number().int().min(0).max(3600).default(1),
  /** How long a hanging or dripping answer takes at most. */
  seconds: z.number().min(0).max(600).default(120),
  /** How often it strikes; absent = until it is cleared. */
  times: z.number().int().min(1).optional(),
});
export type Fault = z.output<typeof faultInput>;

/** The faults that are set; each strikes as often as it was set to. */
export class Faults {
  private readonly active: { fault: Fault; left: number }[] = [];
  private readonly hanging = new Set<NodeJS.Timeout>();

  add(fault: Fault): void {
    this.active.push({ fault, left: fault.times ?? Infinity });
  }

  clear(): void {
    this.active.length = 0;
  }

  /** The fault that strikes this request, counted. */
  take(method: string, path: string): Fault | null {
    const entry = this.active.find(
      ({ fault, left }) =>
        left > 0 && fault.path.test(path) && (fault.method === undefined || fault.method === method),
    );
    if (!entry) return null;
    entry.left -= 1;
    return entry.fault;
  }

  /** Waits without keeping the process alive. */
  wait(seconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.hanging.delete(timer);
        resolve();
      }, seconds * 1000);
      timer.unref();
      this.hanging.add(timer);
    });
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    fault: Fault | null;
  }
}

/** Puts the faults in front of every call but the control API's own. */
export function registerFaults(app: FastifyInstance, faults: Faults): void {
  app.decorateRequest('fault', null);
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (path.startsWith('/control') || path === '/health') return;
    const fault = faults.take(request.method, path);
    if (!fault) return;
    request.fault = fault;
    await applyFault(faults, fault, request, reply);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { fault } = request;
    if (fault?.kind === 'resetAfterCommit') {
      reply.raw.destroy();
      return payload;
    }
    if (fault?.kind === 'hangAfterCommit') {
      await faults.wait(fault.seconds);
      return payload;
    }
    return fault?.kind === 'drip' && typeof payload === 'string' ? drip(payload, fault.seconds) : payload;
  });
}

async function applyFault(
  faults: Faults,
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const refuse = (refusal: Refusal, status: number) => {
    const { body, headers } = errorAnswer(
      refusal,
      'errors',
      readLanguage(request.headers['accept-language']),
    );
    return reply
      .code(status)
      .headers(headers)
      .header('content-type', CONTENT_TYPE)
      .send(JSON.stringify(body));
  };
  switch (fault.kind) {
    case 'fail':
      await refuse(
        new Refusal(fault.status === 503 ? 'service_unavailable' : 'internal_error'),
        fault.status,
      );
      return;
    case 'unauthorized':
      await refuse(new Refusal('token_expired'), 401);
      return;
    case 'rateLimit':
      reply.header('retry-after', String(fault.retryAfter));
      await refuse(new Refusal('too_many_requests'), 429);
      return;
    case 'errorCode':
      await reply
        .header('content-type', CONTENT_TYPE)
        .send(
          JSON.stringify({ error_code: fault.status, code: 'internal_error', message: 'fault', data: null }),
        );
      return;
    case 'garbage':
      await reply.header('content-type', CONTENT_TYPE).send('{"data": [{"id": 1,');
      return;
    case 'reset':
      reply.hijack();
      request.raw.destroy();
      return;
    case 'hang':
      reply.hijack();
      await faults.wait(fault.seconds);
      request.raw.destroy();
      return;
    default:
  }
}

/** An answer that comes byte by byte, all of it after the seconds if the caller waits. */
function drip(payload: string, seconds: number): Readable {
  const bytes = Buffer.from(payload);
  const pauseMs = (seconds * 1000) / bytes.length;
  return Readable.from(
    (async function* () {
      for (const byte of bytes) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        yield Buffer.of(byte);
      }
    })(),
  );
}
