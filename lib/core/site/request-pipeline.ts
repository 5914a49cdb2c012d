import { readId } from '@/lib/core/ids/ids';
import { COOKIES, readDeviceId } from './cookies';
import { leadToFridge } from './fridge-step';
import { enterKiosk } from './kiosk-step';
import { routeOf, type Route } from './routes';
import { DEFAULT_SERVICE, type ServiceName } from './service-names';
import {
  COUNTRIES,
  decodeSite,
  DEFAULT_TOWN_ID,
  encodeSite,
  isConfigCode,
  isCountryCode,
  isLanguageOf,
  type CountryCode,
  type Language,
  type Surface,
} from './site';
import { allowedServices, currentService, defaultService, serviceNamed } from './services';

/** The pure steps that `middleware.ts` runs for each page request: each adds to the state or answers. */
export interface PipelineRequest {
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

/** The part of a custom configuration that the request pipeline needs (VEN-09). */
export interface KnownConfig {
  code: string;
  services: readonly ServiceName[];
  /** Only these towns; null for all. */
  townIds: readonly number[] | null;
  isBrandListHome: boolean;
  /** Only this brand; null for all. */
  brandId: number | null;
}

export interface PipelineEnvironment {
  townsOf: (country: CountryCode) => readonly KnownTown[];
  newDeviceId: () => string;
  /** The configuration that {@link requestedConfig} named, if the platform knows it. */
  config?: KnownConfig | null;
  /** The filters and the order that a list's query names, as a part of its inner address; empty without any. */
  filterCodeOf?: (query: URLSearchParams) => string;
}

export interface PipelineState {
  path: string;
  country: CountryCode;
  language: Language;
  surface: Surface;
  townId: number;
  service: ServiceName;
  config: KnownConfig | null;
  deviceId: string;
  route: Route;
  /** Cookies to set: the value, and whether it ends with the visit or stays a year. */
  remember: Record<string, { value: string; life: 'visit' | 'year' }>;
}

export type PipelineAnswer = { redirectTo: string };
type Step = (state: PipelineState, request: PipelineRequest) => PipelineState | PipelineAnswer;

function remember(
  state: PipelineState,
  name: string,
  value: string,
  life: 'visit' | 'year',
): PipelineState['remember'] {
  return { ...state.remember, [name]: { value, life } };
}

/** A double slash is collapsed, so that one page has one address (NAV-28). */
export const collapseDoubleSlash: Step = (state, request) => {
  if (!request.path.includes('//')) return state;
  const query = request.query.toString();
  return { redirectTo: request.path.replace(/\/{2,}/g, '/') + (query ? `?${query}` : '') };
};

/** `?country=` first (unknown becomes kz, remembered for the visit), else the visit's, else the host's last part (SITE-01 to SITE-05). */
export const resolveCountry: Step = (state, request) => {
  const requested = request.query.get('country');
  if (requested !== null) {
    const country = isCountryCode(requested) ? requested : 'kz';
    return { ...state, country, remember: remember(state, COOKIES.country, country, 'visit') };
  }
  const visited = request.cookies[COOKIES.country];
  if (isCountryCode(visited)) return { ...state, country: visited };
  const label = request.host.replace(/:\d+$/, '').split('.').at(-1)?.toLowerCase();
  return { ...state, country: isCountryCode(label) ? label : 'kz' };
};

/** `?language=`, then the cookie, then the country's default; an unsupported value is ignored (I18N-03 to I18N-06). */
export const resolveLanguage: Step = (state, request) => {
  const requested = request.query.get('language');
  if (isLanguageOf(state.country, requested)) {
    return { ...state, language: requested, remember: remember(state, COOKIES.language, requested, 'year') };
  }
  const stored = request.cookies[COOKIES.language];
  return {
    ...state,
    language: isLanguageOf(state.country, stored) ? stored : COUNTRIES[state.country].language,
  };
};

const RUNTIMES = ['webview', 'web', 'react-native'];

/** Inside a host's app the surface is its webview; the app says so once with `?runtime=` (SITE-23). */
export const resolveRuntime: Step = (state, request) => {
  const requested = RUNTIMES.find((runtime) => runtime === request.query.get('runtime'));
  const runtime = requested ?? request.cookies[COOKIES.runtime];
  const isHosted = runtime === 'webview' || runtime === 'react-native';
  return {
    ...state,
    surface: isHosted ? 'webview' : state.surface,
    remember: requested === undefined ? state.remember : remember(state, COOKIES.runtime, requested, 'visit'),
  };
};

/** Code of the custom configuration that applies to a request: `?config=`, else the visit's, else the deployment's own. */
export function requestedConfig(
  request: Pick<PipelineRequest, 'query' | 'cookies'>,
  ownCode: string | undefined,
): string | undefined {
  return [request.query.get('config'), request.cookies[COOKIES.config], ownCode].find(isConfigCode);
}

/** A known configuration narrows the lists for the visit, and may replace Home by the brands (VEN-10, VEN-11). */
function resolveConfig(config: KnownConfig | null): Step {
  return (state, request) => {
    if (!config) return state;
    const isNew = request.query.get('config') === config.code;
    return {
      ...state,
      config,
      path: config.isBrandListHome && state.path === '/' ? '/brands' : state.path,
      remember: isNew ? remember(state, COOKIES.config, config.code, 'visit') : state.remember,
    };
  };
}

/** Names the page that the path leads to. */
export const resolveRoute: Step = (state) => ({ ...state, route: routeOf(state.path) });

/** All orders of a kiosk have one page inside, which reads in the browser whose number it shows: a made-up id makes no page of its own. */
export const resolveKioskOrder: Step = (state) =>
  state.route.name === 'kioskOrder' ? { ...state, path: '/kiosk/order' } : state;

/** `?town=` by its name in links or the cookie by id, if the country has such a town; else the country's first (TOWN-12). */
export function resolveTown(townsOf: (country: CountryCode) => readonly KnownTown[]): Step {
  return (state, request) => {
    const towns = townsOf(state.country).filter(({ id }) => state.config?.townIds?.includes(id) ?? true);
    const requested = towns.find((town) => town.translitName === request.query.get('town'));
    if (requested) {
      return {
        ...state,
        townId: requested.id,
        remember: remember(state, COOKIES.town, String(requested.id), 'year'),
      };
    }
    const stored = towns.find((town) => String(town.id) === request.cookies[COOKIES.town]);
    const fallback = state.country === 'kz' && !state.config?.townIds ? DEFAULT_TOWN_ID : (towns[0]?.id ?? 0);
    return { ...state, townId: stored?.id ?? fallback };
  };
}

/** Later and filtered pages of a list and a brand's venues are internal pages: a cached page does not read its query. */
export function resolveQuery(filterCodeOf: (query: URLSearchParams) => string = () => ''): Step {
  return (state, request) => {
    const page = request.query.get('page') ?? '1';
    if (state.path === '/filials') {
      const inner = [page, filterCodeOf(request.query)].filter(Boolean).join('.');
      return inner === '1' ? state : inside(state, '/filials/pages', inner, /^[1-9]\d{0,3}$/.test(page));
    }
    const brand = request.query.get('brand');
    if (state.path === '/brands/filials' && brand !== null)
      return inside(state, '/brands/filials', brand, readId(brand) !== null);
    return state;
  };
}

function inside(state: PipelineState, folder: string, number: string, isNumber: boolean): PipelineState {
  return { ...state, path: isNumber ? `${folder}/${number}` : '/not-found' };
}

/** `?service=`, else the chosen service, else the default one, of those that are offered here (LAY-16 to LAY-18). */
export const resolveService: Step = (state, request) => {
  const configured = state.config?.services ?? [];
  const allowed = allowedServices(state.surface, configured);
  const requested = request.query.get('service');
  const named = requested ? serviceNamed(requested, allowed) : undefined;
  const given = named !== undefined && allowed.includes(named) ? named : undefined;
  const current = currentService(
    request.cookies[COOKIES.service],
    state.surface,
    configured,
    DEFAULT_SERVICE,
  );
  return {
    ...state,
    service: defaultService({ given, current, allowed }),
    remember: given === undefined ? state.remember : remember(state, COOKIES.service, given, 'year'),
  };
};

/** A device keeps its id (SITE-26). */
export function resolveDevice(newDeviceId: () => string): Step {
  return (state, request) => {
    const stored = readDeviceId(request.cookies[COOKIES.device]);
    if (stored !== undefined) return { ...state, deviceId: stored };
    const deviceId = newDeviceId();
    return { ...state, deviceId, remember: remember(state, COOKIES.device, deviceId, 'year') };
  };
}

/** Addresses of the internal tree are not public: they end at NotFound, whatever follows the site's code. */
export const guardInternalTree: Step = (state) => {
  const first = state.path.split('/')[1] ?? '';
  return decodeSite(first) ? { ...state, path: '/not-found', route: routeOf('/not-found') } : state;
};

/** The facts of a request before the first step. */
export const initialState = ({ path }: Pick<PipelineRequest, 'path'>): PipelineState => ({
  path,
  country: 'kz',
  language: COUNTRIES.kz.language,
  surface: 'web',
  townId: 0,
  service: DEFAULT_SERVICE,
  config: null,
  deviceId: '',
  route: routeOf(path),
  remember: {},
});

/** Runs the steps in their order. @returns their result, or the first answer. */
export function resolveRequest(
  request: PipelineRequest,
  environment: PipelineEnvironment,
): PipelineState | PipelineAnswer {
  const steps: Step[] = [
    collapseDoubleSlash,
    leadToFridge,
    resolveCountry,
    resolveLanguage,
    resolveRuntime,
    enterKiosk,
    resolveConfig(environment.config ?? null),
    resolveRoute,
    resolveKioskOrder,
    resolveTown(environment.townsOf),
    resolveQuery(environment.filterCodeOf),
    resolveService,
    resolveDevice(environment.newDeviceId),
    guardInternalTree,
  ];
  let state = initialState(request);
  for (const step of steps) {
    const next = step(state, request);
    if ('redirectTo' in next) return next;
    state = next;
  }
  return state;
}

/** The address inside `app/[site]/` that shows the page. */
export function internalPath(state: PipelineState): string {
  const place = state.route.dependsOnPlace
    ? { townId: state.townId, service: state.service, config: state.config?.code }
    : null;
  const { country, language, surface, config, route } = state;
  const narrowsPage =
    (route.dependsOnVenueLimits && (config?.brandId || config?.townIds)) ||
    (route.dependsOnServices && config?.services?.length);
  const code = encodeSite({ country, language, surface }, place, {
    service: route.dependsOnService ? state.service : undefined,
    config: narrowsPage ? config?.code : undefined,
  });
  return `/${code}${state.path === '/' ? '' : state.path}`;
}
