import {
  resolveRequest,
  type PipelineAnswer,
  type PipelineRequest,
  type PipelineState,
  type KnownConfig,
  type KnownTown,
} from './request-pipeline';

/* Requests at the request pipeline, between two countries of two towns each, for tests. */

const TOWNS = {
  kz: [
    { id: 1, translitName: 'almaty' },
    { id: 2, translitName: 'astana' },
  ],
  ge: [
    { id: 101, translitName: 'tbilisi' },
    { id: 102, translitName: 'batumi' },
  ],
};
export const DEVICE = 'device-of-yesterday';

/** The differences from a request for Home. */
export interface RequestOptions {
  path?: string;
  query?: string;
  host?: string;
  cookies?: PipelineRequest['cookies'];
  towns?: Record<'kz' | 'ge', readonly KnownTown[]>;
  config?: KnownConfig;
}

/** The answer of the request pipeline to a request. */
export function enter({
  path = '/',
  query = '',
  host = 'app.kz',
  cookies = {},
  towns = TOWNS,
  config,
}: RequestOptions) {
  return resolveRequest(
    { path, query: new URLSearchParams(query), host, cookies: { deviceId: DEVICE, ...cookies } },
    { townsOf: (country) => towns[country], newDeviceId: () => 'device-of-today', config },
  );
}

function isLetIn(answer: PipelineState | PipelineAnswer): answer is PipelineState {
  return !('redirectTo' in answer);
}

/** The state of a request that passes; an error for one that is redirected. */
export function resolveToState(request: RequestOptions): PipelineState {
  const state = enter(request);
  if (!isLetIn(state)) throw new Error(`sent to ${state.redirectTo}`);
  return state;
}
