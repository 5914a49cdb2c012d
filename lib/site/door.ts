import { routeOf, type Route } from './routes';
import {
  COUNTRIES,
  decodeSite,
  DEFAULT_SERVICE,
  DEFAULT_TOWN_ID,
  encodeSite,
  isCountryCode,
  isLanguageOf,
  isServiceName,
  type CountryCode,
  type Language,
  type ServiceName,
  type Surface,
} from './site';

/**
 * The door: a list of pure steps that `middleware.ts` takes for every request of a page. Each step reads the request
 * and what the steps before it found out, and either adds to it or answers.
 */
export interface DoorRequest {
  /** Path as the browser names it, percent-encoded. */
  path: string;
  query: URLSearchParams;
  /** Host header with or without port. */
  host: string;
  cookies: Record<string, string | undefined>;
}

export interface KnownTown {
  id: number;
  translitName: string;
}

export interface DoorState {
  path: string;
  country: CountryCode;
  language: Language;
  surface: Surface;
  townId: number;
  service: ServiceName;
  deviceId: string;
  route: Route;
  /** Cookies to set: the value, and whether it ends with the visit or stays a year. */
  remember: Record<string, { value: string; life: 'visit' | 'year' }>;
}

export type DoorAnswer = { redirectTo: string };
type Step = (state: DoorState, request: DoorRequest) => DoorState | DoorAnswer;

export const COOKIES = {
  country: 'country',
  language: 'lang',
  town: 'townId',
  service: 'service',
  device: 'deviceId',
} as const;

const DEVICE_ID = /^[A-Za-z0-9._-]{8,128}$/;

/** The device id of a cookie; undefined for none and for one that the platform would not take. */
export function readDeviceId(value: string | undefined): string | undefined {
  return value !== undefined && DEVICE_ID.test(value) ? value : undefined;
}

function remember(
  state: DoorState,
  name: string,
  value: string,
  life: 'visit' | 'year',
): DoorState['remember'] {
  return { ...state.remember, [name]: { value, life } };
}

/** A double slash is collapsed, so that one page has one address (spec §2 'any other path'). */
export const collapseDoubleSlash: Step = (state, request) => {
  if (!request.path.includes('//')) return state;
  const query = request.query.toString();
  return { redirectTo: request.path.replace(/\/{2,}/g, '/') + (query ? `?${query}` : '') };
};

/** `?country=` first (unknown becomes kz, remembered for the visit), else the visit's, else the host's last part (spec §5). */
export const resolveCountry: Step = (state, request) => {
  const asked = request.query.get('country');
  if (asked !== null) {
    const country = isCountryCode(asked) ? asked : 'kz';
    return { ...state, country, remember: remember(state, COOKIES.country, country, 'visit') };
  }
  const visited = request.cookies[COOKIES.country];
  if (isCountryCode(visited)) return { ...state, country: visited };
  const label = request.host.replace(/:\d+$/, '').split('.').at(-1)?.toLowerCase();
  return { ...state, country: isCountryCode(label) ? label : 'kz' };
};

/** `?language=`, then the cookie, then the country's default; an unsupported value is ignored (spec §5, decisions). */
export const resolveLanguage: Step = (state, request) => {
  const asked = request.query.get('language');
  if (isLanguageOf(state.country, asked)) {
    return { ...state, language: asked, remember: remember(state, COOKIES.language, asked, 'year') };
  }
  const stored = request.cookies[COOKIES.language];
  return {
    ...state,
    language: isLanguageOf(state.country, stored) ? stored : COUNTRIES[state.country].language,
  };
};

/** The prefix `/kiosk` is the kiosk's surface of the same page (spec §2). */
export const resolveSurface: Step = (state) => {
  const match = /^\/kiosk(\/.*)?$/.exec(state.path);
  return match ? { ...state, surface: 'kiosk', path: match[1] ?? '/' } : state;
};

export const resolveRoute: Step = (state) => ({ ...state, route: routeOf(state.path) });

/** `?town=` by its name in links or the cookie by id, if the country has such a town; else the country's first (spec §3, decisions). */
export function resolveTown(townsOf: (country: CountryCode) => readonly KnownTown[]): Step {
  return (state, request) => {
    const towns = townsOf(state.country);
    const asked = towns.find((town) => town.translitName === request.query.get('town'));
    if (asked) {
      return {
        ...state,
        townId: asked.id,
        remember: remember(state, COOKIES.town, String(asked.id), 'year'),
      };
    }
    const stored = towns.find((town) => String(town.id) === request.cookies[COOKIES.town]);
    const fallback = state.country === 'kz' ? DEFAULT_TOWN_ID : (towns[0]?.id ?? 0);
    return { ...state, townId: stored?.id ?? fallback };
  };
}

/** A later page of a list is a page of its own inside, because a cached page does not read its query. */
export const resolvePage: Step = (state, request) => {
  const page = request.query.get('page');
  if (state.path !== '/filials' || page === null || page === '1') return state;
  return { ...state, path: /^[1-9]\d{0,3}$/.test(page) ? `/filials/pages/${page}` : '/not-found' };
};

/** The chosen service, else the default one. */
export const resolveService: Step = (state, request) => {
  const stored = request.cookies[COOKIES.service];
  return { ...state, service: isServiceName(stored) ? stored : DEFAULT_SERVICE };
};

/** A device keeps its id (spec §3 deviceId). */
export function resolveDevice(newDeviceId: () => string): Step {
  return (state, request) => {
    const stored = readDeviceId(request.cookies[COOKIES.device]);
    if (stored !== undefined) return { ...state, deviceId: stored };
    const deviceId = newDeviceId();
    return { ...state, deviceId, remember: remember(state, COOKIES.device, deviceId, 'year') };
  };
}

/** Addresses of the internal tree are nobody's: they end at NotFound, whatever stands behind the site's code. */
export const guardInternalTree: Step = (state) => {
  const first = state.path.split('/')[1] ?? '';
  return decodeSite(first) ? { ...state, path: '/not-found', route: routeOf('/not-found') } : state;
};

/** Takes the steps in their order. @returns what they found out, or the first answer. */
export function passDoor(
  request: DoorRequest,
  environment: { townsOf: (country: CountryCode) => readonly KnownTown[]; newDeviceId: () => string },
): DoorState | DoorAnswer {
  const steps: Step[] = [
    collapseDoubleSlash,
    resolveCountry,
    resolveLanguage,
    resolveSurface,
    resolveRoute,
    resolveTown(environment.townsOf),
    resolvePage,
    resolveService,
    resolveDevice(environment.newDeviceId),
    guardInternalTree,
  ];
  let state: DoorState = {
    path: request.path,
    country: 'kz',
    language: COUNTRIES.kz.language,
    surface: 'web',
    townId: 0,
    service: DEFAULT_SERVICE,
    deviceId: '',
    route: routeOf(request.path),
    remember: {},
  };
  for (const step of steps) {
    const next = step(state, request);
    if ('redirectTo' in next) return next;
    state = next;
  }
  return state;
}

/** The address inside `app/[site]/` that shows the page. */
export function internalPath(state: DoorState): string {
  const place = state.route.dependsOnPlace ? { townId: state.townId, service: state.service } : null;
  const code = encodeSite(
    { country: state.country, language: state.language, surface: state.surface },
    place,
  );
  return `/${code}${state.path === '/' ? '' : state.path}`;
}
