import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { readAddressDraft } from '@/lib/ground/addresses/address-draft';
import messages from '@/messages/ru.json';
import { card, drawsMaps, openMap, requestedPoints, show, showAtLink, t } from './test-address-map';
import { mockRouter, PLACE, placeDevice, type FakeBff } from './test-screen';

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

let bff: FakeBff;
beforeEach(() => {
  bff = openMap();
  mockMap.shown = [];
});
/** The middle of the smallest circle on the map, longitude and latitude. */
function ringed() {
  const corners = mockMap.rings?.features[0]?.geometry.coordinates.slice(1) ?? [];
  const middle = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return [middle(0).toFixed(4), middle(1).toFixed(4)];
}

describe('where the diner is', () => {
  beforeEach(() => drawsMaps(false));
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  test('is one press away', async () => {
    placeDevice({ latitude: 43.2, longitude: 76.8 });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: t('locate') }));
    await waitFor(() => expect(requestedPoints(bff)).toContainEqual([43.2, 76.8]));
  });

  test('without a street has its own text', async () => {
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

  test('the pin is read where it rests, and what was requested on the way is dropped', async () => {
    showAtLink();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'draw' }));
    await within(await card()).findByText('проспект Достык, 1');
    bff.requests.length = 0;
    jest.mocked(fetch).mockImplementation((input, options) => {
      const address = input instanceof Request ? input.url : input.toString();
      bff.requests.push({ method: 'GET', address, body: undefined, signal: options?.signal });
      return new Promise(() => undefined);
    });
    act(() => mockMap.rest?.(76.9, 43.2, 76.92, 43.22));
    act(() => mockMap.rest?.(76.8, 43.2, 76.82, 43.22));
    await waitFor(() => expect(requestedPoints(bff)).toEqual([[43.21, 76.81]]));
    expect(bff.requests[0]?.signal?.aborted).toBe(false);
    act(() => mockMap.rest?.(76.7, 43.2, 76.72, 43.22));
    await waitFor(() => expect(requestedPoints(bff)).toHaveLength(2));
    expect(bff.requests[0]?.signal?.aborted).toBe(true);
    expect(bff.requests[1]?.signal?.aborted).toBe(false);
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

  // Holds ADDR-30.
  test('what is picked before the map is drawn stays picked, and the map goes there', async () => {
    bff.suggestions = [PLACE];
    const { user } = show();
    await user.type(await screen.findByRole('searchbox'), 'Сатпаева');
    await user.click(await screen.findByRole('button', { name: PLACE.title }));
    await user.click(await screen.findByRole('button', { name: 'draw' }));
    expect(mockMap.shown).toEqual([{ center: [76.9152, 43.2371], zoom: 16 }]);
    expect(within(await card()).getByText('улица Сатпаева, 30')).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('deliverHere') }));
    expect(readAddressDraft()?.fields).toMatchObject({ latitude: 43.2371, longitude: 76.9152 });
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
