import { readId } from '@/lib/ids/ids';
import { paths } from '@/lib/paths/paths';
import type { Surface } from './site';

/** Pages that a guest of a restaurant may see on its tablet; all others have no kiosk's version. */
const KIOSK_PAGES =
  /^\/kiosk(\/staff|\/legal\/[^/]+|\/payment\/(success|failure)\/[^/]+|\/filials\/[^/]+(\/order\/[^/]+)?)?$/;

/**
 * Under the prefix `/kiosk` the surface is the kiosk's (KIOSK-09). A tablet is set up by `?filial_id=`, which leads to the kiosk of that
 * venue.
 */
export function enterKiosk<State extends { path: string; surface: Surface }>(
  state: State,
  request: { query: URLSearchParams },
): State | { redirectTo: string } {
  if (!/^\/kiosk(\/|$)/.test(state.path)) return state;
  const path = state.path.replace(/\/$/, '');
  const venueId = readId(request.query.get('filial_id'));
  if (path === '/kiosk' && venueId !== null) {
    const query = new URLSearchParams(request.query);
    query.delete('filial_id');
    const rest = query.toString();
    return { redirectTo: `${paths.kioskMenu(venueId)}${rest ? `?${rest}` : ''}` };
  }
  return { ...state, path: KIOSK_PAGES.test(path) ? path : '/kiosk/not-found', surface: 'kiosk' };
}
