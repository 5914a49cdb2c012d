import { readId } from '@/lib/ids/ids';
import { paths } from '@/lib/paths/paths';
import type { Surface } from './site';

/** Pages that a guest of a restaurant may see on its tablet; all others have no kiosk's version. */
const KIOSK_PAGES =
  /^\/kiosk(\/staff|\/legal\/[^/]+|\/payment\/(success|failure)\/[^/]+|\/filials\/[^/]+(\/order\/[^/]+)?)?$/;

/** The venue whose kiosk an address leads to: that of a tablet's set-up, or of a menu that is opened as a tablet's (KIOSK-08). */
function venueOfTablet(path: string, query: URLSearchParams): number | null {
  if (path === '/kiosk') return readId(query.get('filial_id'));
  return query.get('source') === 'TABLET' ? readId(/^\/filials\/([^/]+)$/.exec(path)?.[1] ?? null) : null;
}

/**
 * Under the prefix `/kiosk` the surface is the kiosk's (KIOSK-09). A tablet is set up by `?filial_id=`, or by the source of its menu; both
 * lead to the kiosk of that venue.
 */
export function enterKiosk<State extends { path: string; surface: Surface }>(
  state: State,
  request: { query: URLSearchParams },
): State | { redirectTo: string } {
  const path = state.path.replace(/\/$/, '');
  const venueId = venueOfTablet(path, request.query);
  if (venueId !== null) {
    const query = new URLSearchParams(request.query);
    query.delete('filial_id');
    const rest = query.toString();
    return { redirectTo: `${paths.kioskMenu(venueId)}${rest ? `?${rest}` : ''}` };
  }
  if (!/^\/kiosk(\/|$)/.test(path)) return state;
  return { ...state, path: KIOSK_PAGES.test(path) ? path : '/kiosk/not-found', surface: 'kiosk' };
}
