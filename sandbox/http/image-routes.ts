import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../kernel/input';
import type { Sandbox } from './operation';
import { resizePicture, type PictureOptions } from '../pictures/store';
import { readAvatar } from '../domain/profile/avatar';
import { Refusal } from '../kernel/refusal';
import { imageKey, imageKeyOfFile } from '../kernel/image-address';
import { readOdd } from './odd-pictures';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Short, so that a picture that the diner deletes soon leaves every cache. */
const AVATAR_SECONDS = 60;

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
  async function answer(reply: FastifyReply, key: string | null, options: PictureOptions) {
    const odd = await readOdd(key, sandbox);
    if (odd) return reply.code(odd.status).headers(odd.headers).send(odd.bytes);
    const avatar = await readAvatar(sandbox.database, key);
    if (avatar) {
      const { format = 'webp' } = options;
      return reply
        .headers({ 'content-type': `image/${format}`, 'cache-control': `private, max-age=${AVATAR_SECONDS}` })
        .send(await resizePicture(avatar, options));
    }
    const picture = key === null ? null : await sandbox.pictures.read(key, options);
    if (!picture) throw new Refusal('not_found');
    return reply
      .headers({ 'content-type': picture.contentType, 'cache-control': `public, max-age=${YEAR_SECONDS}` })
      .send(picture.bytes);
  }

  app.get<{ Params: { '*': string } }>('/images/*', (request, reply) =>
    answer(reply, imageKeyOfFile(request.params['*']), {}),
  );

  app.get('/image-proxy/v1/image', (request, reply) => {
    const { url, w: width, h: height, format } = parseInput(imageQuery, request.query, 'query');
    return answer(reply, imageKey(sandbox.settings, url), { width, height, format });
  });
}
