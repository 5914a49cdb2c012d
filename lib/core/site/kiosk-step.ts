import { readId } from '@/lib/core/ids/ids';
import { paths } from '@/lib/core/paths/paths';
import { routeOf } from './routes';
import type { Surface } from './site';
import { venueOfMenu } from './venue-of-menu';

/** The venue whose kiosk an address leads to: that of a tablet's set-up, or of a menu that is opened as a tablet's (KIOSK-08). */
function venueOfTablet(path: string, query: URLSearchParams): number | null {
  if (path === '/kiosk') return readId(query.get('filial_id'));
  return query.get('source') === 'TABLET' ? venueOfMenu(path) : null;
}

/**
 * Under the prefix `/kiosk` the surface is the kiosk's (KIOSK-09). A tablet is set up by `?filial_id=`, or by the source of its menu; both
 * lead to the kiosk of that venue. What has no page there is one page inside: a made-up word makes none of its own.
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
  return { ...state, path: routeOf(path).name === 'unknown' ? '/kiosk/not-found' : path, surface: 'kiosk' };
}
