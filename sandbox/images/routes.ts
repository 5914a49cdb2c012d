import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../input';
import type { Sandbox } from '../operation';
import { Refusal } from '../refusal';
import { imageKey, imageKeyOfFile } from './address';
import { readOdd } from './odd';

const YEAR_SECONDS = 365 * 24 * 3600;

const side = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.number().min(16).max(2048));

const imageQuery = z.object({
  url: z.url().max(2000),
  w: side.optional(),
  h: side.optional(),
  format: z.enum(['webp', 'avif', 'jpeg', 'png']).optional(),
});

/** The image store and the proxy that resizes out of it (odd things as they are); both need no headers. */
export function registerImages(app: FastifyInstance, sandbox: Sandbox): void {
  const { pictures, settings } = sandbox;
  app.get<{ Params: { '*': string } }>('/images/*', async (request, reply) => {
    const key = imageKeyOfFile(request.params['*']);
    const odd = await readOdd(key, sandbox);
    if (odd) return reply.code(odd.status).headers(odd.headers).send(odd.bytes);
    const picture = key === null ? null : await pictures.read(key);
    if (!picture) throw new Refusal('not_found');
    return reply
      .headers({ 'content-type': picture.contentType, 'cache-control': `public, max-age=${YEAR_SECONDS}` })
      .send(picture.bytes);
  });

  app.get('/image-proxy/v1/image', async (request, reply) => {
    const query = parseInput(imageQuery, request.query, 'query');
    const key = imageKey(settings, query.url);
    const odd = await readOdd(key, sandbox);
    if (odd) return reply.code(odd.status).headers(odd.headers).send(odd.bytes);
    const picture =
      key === null
        ? null
        : await pictures.read(key, { width: query.w, height: query.h, format: query.format });
    if (!picture) throw new Refusal('not_found');
    return reply
      .headers({ 'content-type': picture.contentType, 'cache-control': `public, max-age=${YEAR_SECONDS}` })
      .send(picture.bytes);
  });
}
