import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mapStyle, THEMES } from '../domain/map/style';
import { MAP_VERSION, MAX_ZOOM, MIN_ZOOM, packedTile } from '../domain/map/tiles';
import { parseInput } from '../kernel/input';
import { Refusal } from '../kernel/refusal';
import type { Sandbox } from './operation';

const YEAR_SECONDS = 365 * 24 * 3600;
/** Short, so that a map that has changed is soon seen. */
const STYLE_SECONDS = 300;

/** Pages of the app's origins ask for the map themselves; there is nothing of a diner in it. */
const FOR_ALL = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' };

const number = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);
const tileParams = z
  .object({
    version: z.string(),
    zoom: number.pipe(z.number().min(MIN_ZOOM).max(MAX_ZOOM)),
    column: number,
    row: number,
  })
  .refine(({ zoom, column, row }) => Math.max(column, row) < 2 ** zoom);

const styleParams = z.object({ theme: z.enum(THEMES) });

/** The map with streets: its style, light and dark, and its vector tiles. No headers of the contract. */
export function registerMap(app: FastifyInstance, { settings }: Sandbox): void {
  app.get('/map/style-:theme(^[a-z]+).json', (request, reply) => {
    const { theme } = parseInput(styleParams, request.params, 'params');
    return reply
      .headers({ ...FOR_ALL, 'cache-control': `public, max-age=${STYLE_SECONDS}` })
      .type('application/json')
      .send(JSON.stringify(mapStyle(settings.publicUrl, theme)));
  });

  app.get('/map/tiles/:version/:zoom/:column/:row(^\\d+).pbf', (request, reply) => {
    const { version, ...address } = parseInput(tileParams, request.params, 'params');
    // An address of an earlier map, of a page that was open before the data changed.
    if (version !== MAP_VERSION) throw new Refusal('not_found');
    const packed = packedTile(address);
    const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    return reply
      .headers({
        ...FOR_ALL,
        'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
        'content-type': 'application/vnd.mapbox-vector-tile',
        vary: 'accept-encoding',
        ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
      })
      .send(isPacked ? packed : gunzipSync(packed));
  });
}
