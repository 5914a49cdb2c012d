import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import messages from '@/messages/ru.json';
import { AddressMapScreen } from './address-map-screen.client';
import { mockRouter, PLACE, screenOf, startFakeBff, type FakeBff } from './test-screen';

export const t = createTranslator({ locale: 'ru', messages, namespace: 'addresses' });
const CENTRE = { latitude: 43.235, longitude: 76.94 };

/** Where a link to the screen leads, and the screen as it opens it. */
export const LINK = { latitude: 43.3, longitude: 76.5 };
export const showAtLink = () =>
  window.history.replaceState(null, '', `/address-map?lat=${LINK.latitude}&long=${LINK.longitude}`);

/** Whether this browser can draw a map. */
export const drawsMaps = (canDraw: boolean) =>
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((kind: string) => (canDraw && kind === 'webgl2' ? ({} as RenderingContext) : null));

/** The screen of the address map, over a town with that centre. */
export function show(centre: typeof CENTRE | null = CENTRE) {
  const element = screenOf(
    <AddressMapScreen
      centre={centre}
      places={[]}
      limits={{ west: 40, south: 35, east: 90, north: 60 }}
      outlines="/map/outlines-kz.json"
    />,
  );
  render(element);
  return { router: mockRouter, user: userEvent.setup() };
}
export const card = () => screen.findByRole('region', { name: t('place') });
/** The points whose address was requested, latitude and longitude. */
export const requestedPoints = ({ requests }: FakeBff) =>
  requests
    .map(({ address }) => new URL(address, 'http://app.test'))
    .filter(({ pathname }) => pathname === '/api/geo/reverse-geocode')
    .map(({ searchParams }) => [Number(searchParams.get('lat')), Number(searchParams.get('long'))]);

/** Our server with the house of the pin, on the address of the screen. */
export function openMap(): FakeBff {
  const bff = startFakeBff('/address-map');
  bff.place = { ...PLACE, street: 'проспект Достык', building: '1' };
  document.documentElement.style.setProperty('--map-home', 'white');
  return bff;
}
