import { FRONT_SECOND } from '@/lib/cache/front-headers';
import { COOKIES } from './cookies';
import type { PipelineRequest, PipelineState } from './request-pipeline';

/*
 * The front (nginx, docs/decisions/041) asks for a page once for everybody of its key: with the parts of the key and nothing else of the
 * diner, and with the second of its own clock. What the page is when it is kept under that key is decided here, without the request's clock.
 */

/** Where the front asks again with all that the diner has sent. */
export const ASK_WHOLE = { 'X-Accel-Redirect': '@whole' };

/** The front's second in whole seconds since 1970; null for a diner's own request. */
export function frontSecond(headers: Pick<Headers, 'get'>): number | null {
  const text = headers.get(FRONT_SECOND) ?? '';
  return /^\d{9,11}$/.test(text) ? Number(text) : null;
}

/** The value for a page that the front may keep until its second is over; or one that is old already: shown while the next is made. */
export const frontExpires = (second: number): string => `@${second}`;

/** Whether the page of a request is the same for everybody of its key: the front knows of no other that it should ask for. */
export const isForEverybody = ({ route }: Pick<PipelineState, 'route'>): boolean =>
  route.rendering === 'cached' && !route.needsLogin && route.name !== 'auth';

/**
 * Whether every part of the key that can be made up, the town and the configuration, is one that the page is made for: otherwise
 * anyone could fill the front with copies of one page.
 */
export function isKeyKnown(state: PipelineState, { query, cookies }: PipelineRequest): boolean {
  const isTownKnown = !query.has('town') || COOKIES.town in state.remember;
  const storedTown = cookies[COOKIES.town];
  const isStoredTownKnown =
    query.has('town') || storedTown === undefined || storedTown === String(state.townId);
  const config = query.get('config') ?? cookies[COOKIES.config];
  return isTownKnown && isStoredTownKnown && (config === undefined || config === state.config?.code);
}

/** The state without the id of a device, which the front gives a diner who has none. */
export function withoutDevice(state: PipelineState): PipelineState {
  const { [COOKIES.device]: _device, ...remember } = state.remember;
  return { ...state, remember };
}
