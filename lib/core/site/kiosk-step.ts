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

/** Under `/kiosk` the surface is the kiosk's (KIOSK-09). Unknown paths share one page. */
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
