import type { FastifyInstance } from 'fastify';

interface LoggedRequest {
  method: string;
  url: string;
  headers: Record<string, unknown>;
  status: number;
}

const MAX_REQUESTS = 200;
const SECRET_HEADERS = ['authorization', 'cookie'];

/** The last requests, without their secrets: what the app sent. */
export class RequestLog {
  private entries: LoggedRequest[] = [];

  list(): readonly LoggedRequest[] {
    return this.entries;
  }

  clear(): void {
    this.entries = [];
  }

  add(entry: LoggedRequest): void {
    this.entries = [...this.entries.slice(1 - MAX_REQUESTS), entry];
  }

  watch(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      if (!request.url.startsWith('/control')) {
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [
            name,
            SECRET_HEADERS.includes(name) ? 'removed' : value,
          ]),
        );
        this.add({ method: request.method, url: request.url, headers, status: reply.statusCode });
      }
      done();
    });
  }
}
