import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import type { GeoPlace } from '@/lib/addresses/address';
import { saveAddressDraft, readAddressDraft } from '@/lib/addresses/address-draft';
import { saveUnsavedAddress } from '@/lib/addresses/stored-address';
import { FIELDS } from '@/lib/addresses/test-address';
import messages from '@/messages/ru.json';
import { AddressMapScreen } from './address-map-screen.client';
import { mockRouter, placeDevice, screenOf, startFakeBff, type FakeBff } from './test-screen';

jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

/** A fake map library: jsdom draws no maps. */
const mockMap: {
  rest?: (west: number, south: number, east: number, north: number) => void;
  shown: unknown[];
  rings?: { features: { geometry: { coordinates: [number, number][] } }[] };
} = {
  shown: [],
};
jest.mock(
  'maplibre-gl',
  () => ({ Map: jest.fn(), setWorkerUrl: () => undefined, getVersion: () => '6' }),
  // The package has no CommonJS entry, so jest's resolver does not find it.
  { virtual: true },
);
jest.mock('react-map-gl/maplibre', () => ({
  Map: (props: { children: ReactNode; onLoad: (e: object) => void; onMoveEnd: (e: object) => void }) => {
    const target = (west: number, south: number, east: number, north: number) => ({
      getZoom: () => 16,
      getBounds: () => ({
        getWest: () => west,
        getSouth: () => south,
        getEast: () => east,
        getNorth: () => north,
      }),
      easeTo: (to: unknown) => mockMap.shown.push(to),
      zoomTo: () => undefined,
      hasImage: () => true,
      addImage: () => undefined,
      touchZoomRotate: { disableRotation: () => undefined },
      keyboard: { disableRotation: () => undefined },
    });
    mockMap.rest = (...area) => props.onMoveEnd({ target: target(...area) });
    return (
      <>
        <button type="button" onClick={() => props.onLoad({ target: target(76.93, 43.23, 76.95, 43.24) })}>
          draw
        </button>
        {props.children}
      </>
    );
  },
  Source: ({ id, data }: { id: string; data: typeof mockMap.rings }) => {
    if (id === 'rings') mockMap.rings = data;
    return null;
  },
  Layer: () => null,
}));

const t = createTranslator({ locale: 'ru', messages, namespace: 'addresses' });
const CENTRE = { latitude: 43.235, longitude: 76.94 };
const PLACE: GeoPlace = {
  title: 'Алматы, улица Сатпаева, 30',
  city: 'Алматы',
  street: 'улица Сатпаева',
  building: '30',
  latitude: 43.2371,
  longitude: 76.9152,
};

const LINK = { latitude: 43.3, longitude: 76.5 };
const showAtLink = () =>
  window.history.replaceState(null, '', `/address-map?lat=${LINK.latitude}&long=${LINK.longitude}`);

let bff: FakeBff;
beforeEach(() => {
  bff = startFakeBff('/address-map');
  bff.place = { ...PLACE, street: 'проспект Достык', building: '1' };
  mockMap.shown = [];
  document.documentElement.style.setProperty('--map-home', 'white');
});
const drawsMaps = (canDraw: boolean) =>
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((kind: string) => (canDraw && kind === 'webgl2' ? ({} as RenderingContext) : null));

function show(centre: typeof CENTRE | null = CENTRE) {
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
const card = () => screen.findByRole('region', { name: t('place') });
/** The middle of the smallest circle on the map, longitude and latitude. */
function ringed() {
  const corners = mockMap.rings?.features[0]?.geometry.coordinates.slice(1) ?? [];
  const middle = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return [middle(0).toFixed(4), middle(1).toFixed(4)];
}
const pointsAsked = () =>
  bff.asked
    .map(({ address }) => new URL(address, 'http://app.test'))
    .filter(({ pathname }) => pathname === '/api/geo/reverse-geocode')
    .map(({ searchParams }) => [Number(searchParams.get('lat')), Number(searchParams.get('long'))]);

describe('without a map', () => {
  beforeEach(() => drawsMaps(false));

  // Holds ADDR-30.
  test('nothing is delivered to the town’s centre, where nobody has placed the pin', async () => {
    show();
    expect(await screen.findByText(t('mapUnavailable'))).toBeVisible();
    expect(await within(await card()).findByText(t('unplaced'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('deliverHere') })).toBeDisabled();
    expect(pointsAsked()).toEqual([]);
  });

  test('the place of the link is told, and taken to the form', async () => {
    showAtLink();
    const { user, router } = show();
    expect(await within(await card()).findByText('проспект Достык, 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('deliverHere') }));
    expect(router.push).toHaveBeenCalledWith('/address-form');
    expect(readAddressDraft()).toMatchObject({
      addressId: null,
      fields: { city: 'Алматы', street: 'проспект Достык', building: '1', ...LINK },
    });
  });

  test('a street without a house is no place yet', async () => {
    bff.suggestions = [{ ...PLACE, title: 'Алматы, улица Сатпаева', building: '' }];
    const { user } = show();
    await user.type(await screen.findByRole('searchbox', { name: t('search') }), 'Сатпаева');
    await user.click(await screen.findByRole('button', { name: 'Алматы, улица Сатпаева' }));
    expect(screen.getByRole('button', { name: t('deliverHere') })).toBeDisabled();
  });

  test('an address is found by its street: at most three, after a pause', async () => {
    bff.suggestions = [PLACE, { ...PLACE, title: 'Алматы, улица Сатпаева, 32', building: '32' }];
    const { user } = show();
    await user.type(await screen.findByRole('searchbox', { name: t('search') }), ' Сатпаева 3');
    await user.click(await screen.findByRole('button', { name: PLACE.title }));
    const texts = bff.asked
      .map(({ address }) => new URL(address, 'http://app.test'))
      .filter(({ pathname }) => pathname === '/api/geo/suggestions')
      .map(({ searchParams }) => searchParams.get('text'));
    expect(texts).toEqual(['Сатпаева 3']);
    expect(await within(await card()).findByText('улица Сатпаева, 30')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue(PLACE.title);
    expect(screen.queryByRole('button', { name: /улица Сатпаева, 32/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: t('deliverHere') }));
    expect(readAddressDraft()?.fields).toMatchObject({
      latitude: 43.2371,
      longitude: 76.9152,
      building: '30',
    });
  });

  test('the best of what is found is taken by Enter', async () => {
    bff.suggestions = [PLACE];
    const { user } = show();
    const search = await screen.findByRole('searchbox', { name: t('search') });
    await user.type(search, 'Сатпаева');
    await screen.findByRole('button', { name: PLACE.title });
    await user.type(search, '{Enter}');
    expect(await within(await card()).findByText('улица Сатпаева, 30')).toBeVisible();
  });

  test.each([
    ['that finds nothing', {}, 'Такого адреса не нашлось'],
    ['that is not answered', { GET: { code: 'upstream/unavailable' as const } }, t('suggestionsFailed')],
  ])('a search %s says so', async (_what, refusals, text) => {
    const { user } = show();
    await card();
    bff.refusals = refusals;
    await user.type(await screen.findByRole('searchbox'), 'Марс');
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('where there is no address, it is written by hand', async () => {
    bff.place = null;
    showAtLink();
    const { user, router } = show();
    expect(await within(await card()).findByText(t('nowhere'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('byHand') }));
    expect(readAddressDraft()?.fields).toMatchObject({ street: '', building: '', ...LINK });
    expect(router.push).toHaveBeenCalledWith('/address-form');
  });

  test('an address that could not be found out can be asked for again, or written by hand', async () => {
    bff.refusals = { GET: { code: 'upstream/unavailable' } };
    showAtLink();
    const { user } = show();
    expect(await within(await card()).findByText(t('placeFailed'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('byHand') })).toBeVisible();
    bff.refusals = {};
    await user.click(within(await card()).getByRole('button', { name: t('retry') }));
    expect(await within(await card()).findByText('проспект Достык, 1')).toBeVisible();
  });

  test('it begins where the link says', async () => {
    showAtLink();
    show();
    await card();
    await waitFor(() => expect(pointsAsked()).toEqual([[43.3, 76.5]]));
  });

  test('it begins at the active address', async () => {
    saveUnsavedAddress(FIELDS);
    show();
    await card();
    await waitFor(() => expect(pointsAsked()).toEqual([[43.2401, 76.9189]]));
  });

  test('the place of a saved address is changed, and its words stay while it is not moved', async () => {
    window.history.replaceState(null, '', '/address-map?draft=1');
    saveAddressDraft({ addressId: 5, fields: { ...FIELDS, building: '52/1' }, key: 'address-00000001' });
    const { user, router } = show();
    await within(await card()).findByText('проспект Достык, 1');
    expect(pointsAsked()).toEqual([[43.2401, 76.9189]]);
    await user.click(screen.getByRole('button', { name: t('deliverHere') }));
    expect(router.push).toHaveBeenCalledWith('/address-form?id=5');
    expect(readAddressDraft()).toMatchObject({
      addressId: 5,
      key: 'address-00000001',
      fields: { building: '52/1', apartment: '41' },
    });
  });

  test('a draft of another place is no business of a new address', async () => {
    saveAddressDraft({ addressId: 5, fields: FIELDS, key: 'address-00000001' });
    showAtLink();
    const { user, router } = show();
    await within(await card()).findByText('проспект Достык, 1');
    await user.click(screen.getByRole('button', { name: t('deliverHere') }));
    expect(router.push).toHaveBeenCalledWith('/address-form');
    expect(readAddressDraft()).toMatchObject({ addressId: null, fields: { apartment: '' } });
  });
});

describe('where the diner is', () => {
  beforeEach(() => drawsMaps(false));
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  test('is one press away', async () => {
    placeDevice({ latitude: 43.2, longitude: 76.8 });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: t('locate') }));
    await waitFor(() => expect(pointsAsked()).toContainEqual([43.2, 76.8]));
  });

  test('that is not told is said', async () => {
    placeDevice(1);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: t('locate') }));
    expect(await screen.findByText(messages.geolocation.rejected)).toBeVisible();
  });

  // Holds ADDR-22.
  test('and nothing else known, the screen goes Home', async () => {
    placeDevice(2);
    const { router } = show(null);
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
  });
});

describe('with a map', () => {
  beforeEach(() => drawsMaps(true));

  test('the pin is read where it rests, and what was asked on the way is dropped', async () => {
    showAtLink();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'draw' }));
    await within(await card()).findByText('проспект Достык, 1');
    bff.asked.length = 0;
    jest.mocked(fetch).mockImplementation((input, options) => {
      const address = input instanceof Request ? input.url : input.toString();
      bff.asked.push({ method: 'GET', address, body: undefined, signal: options?.signal });
      return new Promise(() => undefined);
    });
    act(() => mockMap.rest?.(76.9, 43.2, 76.92, 43.22));
    act(() => mockMap.rest?.(76.8, 43.2, 76.82, 43.22));
    await waitFor(() => expect(pointsAsked()).toEqual([[43.21, 76.81]]));
    expect(bff.asked[0]?.signal?.aborted).toBe(false);
    act(() => mockMap.rest?.(76.7, 43.2, 76.72, 43.22));
    await waitFor(() => expect(pointsAsked()).toHaveLength(2));
    expect(bff.asked[0]?.signal?.aborted).toBe(true);
    expect(bff.asked[1]?.signal?.aborted).toBe(false);
  });

  // Holds ADDR-30.
  test('the pin is placed by moving the map, and not by what its zoom shifts', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'draw' }));
    const deliver = screen.getByRole('button', { name: t('deliverHere') });
    act(() => mockMap.rest?.(76.44, 42.737, 77.44, 43.737));
    expect(deliver).toBeDisabled();
    act(() => mockMap.rest?.(76.935, 43.235, 76.955, 43.245));
    expect(deliver).toBeEnabled();
    expect(await within(await card()).findByText('проспект Достык, 1')).toBeVisible();
  });

  test('what is found by its street moves the map there', async () => {
    bff.suggestions = [PLACE];
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'draw' }));
    await user.type(screen.getByRole('searchbox'), 'Сатпаева');
    await user.click(await screen.findByRole('button', { name: PLACE.title }));
    expect(mockMap.shown).toEqual([{ center: [76.9152, 43.2371], zoom: 16 }]);
    expect(ringed()).toEqual(['76.9152', '43.2371']);
  });
});
