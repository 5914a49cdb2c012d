import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { DRAWN_MS } from './use-streets';
import { MAX_WAIT_MS, MapView } from './map-view.client';

/** Fakes of the two libraries: jsdom draws no maps. */
/** In the order in which they were loaded: a module is loaded once, so the tests run in this order too. */
const mockLoaded: string[] = [];
const mockMaps: Record<
  string,
  {
    onLoad: (event: object) => void;
    onError: (event: object) => void;
    onIdle?: (event: object) => void;
    onSourceData?: (event: object) => void;
    mapStyle?: { sources: object };
  }
> = {};
const mockAddProtocol = jest.fn();
function mockLibrary(name: string) {
  mockLoaded.push(name);
  return {
    Map: (props: { children: ReactNode; onLoad: () => void; onError: () => void }) => {
      mockMaps[name] = props;
      return <div data-testid={name} />;
    },
    Source: () => null,
    Layer: () => null,
  };
}
jest.mock(
  'maplibre-gl',
  () => ({
    Map: jest.fn(),
    setWorkerUrl: () => undefined,
    getVersion: () => '6',
    addProtocol: mockAddProtocol,
  }),
  // The package has no CommonJS entry, so jest's resolver does not find it.
  { virtual: true },
);
jest.mock('mapbox-gl', () => ({ __esModule: true, default: { Map: jest.fn() } }));
jest.mock('pmtiles', () => {
  mockLoaded.push('pmtiles');
  return { Protocol: jest.fn() };
});
jest.mock('react-map-gl/maplibre', () => mockLibrary('maplibre'));
jest.mock('react-map-gl/mapbox', () => mockLibrary('mapbox'));

const drawsMaps = (canDraw: boolean) =>
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    // Pins, which are drawn in two dimensions, are left out.
    .mockImplementation((kind: string) => (canDraw && kind === 'webgl2' ? ({} as RenderingContext) : null));

const aMap = (token?: string, position?: { longitude: number; latitude: number }, streets?: string) => (
  <MapView
    label="Map"
    noStreets="no streets"
    retryLabel="once more"
    outlines="/map/outlines-kz.json"
    start={{ longitude: 77, latitude: 43, zoom: 11 }}
    limits={{ west: 40, south: 35, east: 90, north: 60 }}
    points={[]}
    token={token}
    streets={streets}
    position={position}
    waiting={<p>waiting</p>}
    unavailable={(why, retry) => (
      <button type="button" onClick={retry}>
        {why}
      </button>
    )}
  />
);

beforeEach(() => {
  document.documentElement.style.setProperty('--map-home', 'white');
});

test('without WebGL no library is loaded, and it says so', async () => {
  drawsMaps(false);
  render(aMap());
  expect(await screen.findByText('unsupported')).toBeInTheDocument();
  expect(mockLoaded).toEqual([]);
});

test('without a token the map is MapLibre’s, and nothing of Mapbox is loaded', async () => {
  drawsMaps(true);
  render(aMap());
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(await screen.findByTestId('maplibre')).toBeInTheDocument();
  expect(mockLoaded).toEqual(['maplibre']);
});

test('with a token the map is Mapbox’s, and no other', async () => {
  drawsMaps(true);
  render(aMap('pk.dummy'));
  expect(await screen.findByTestId('mapbox')).toBeInTheDocument();
  expect(screen.queryByTestId('maplibre')).toBeNull();
  expect(mockLoaded).toEqual(['maplibre', 'mapbox']);
});

test('a library that fails before the map is drawn frees its place, and can be retried', async () => {
  drawsMaps(true);
  render(aMap('pk.dummy'));
  await screen.findByTestId('mapbox');
  act(() => mockMaps['mapbox']?.onError({ error: new Error('401') }));
  expect(screen.getByText('failed')).toBeInTheDocument();
  await userEvent.click(screen.getByText('failed'));
  expect(await screen.findByTestId('mapbox')).toBeInTheDocument();
});

test('an outline that does not come takes no map away', async () => {
  drawsMaps(true);
  render(aMap());
  await screen.findByTestId('maplibre');
  act(() => mockMaps['maplibre']?.onError({ error: new Error('404'), sourceId: 'outlines' }));
  expect(screen.queryByText('failed')).toBeNull();
});

test('a map that is not drawn in time is given up', async () => {
  drawsMaps(true);
  jest.useFakeTimers();
  render(aMap());
  act(() => void jest.advanceTimersByTime(MAX_WAIT_MS));
  jest.useRealTimers();
  expect(await screen.findByText('failed')).toBeInTheDocument();
});

test('a change of pins leaves the base map as it is', async () => {
  drawsMaps(true);
  const { rerender } = render(aMap(undefined, { longitude: 77, latitude: 43 }));
  await screen.findByTestId('maplibre');
  const ground = mockMaps['maplibre']?.mapStyle;
  expect(ground).toBeDefined();
  rerender(aMap(undefined, { longitude: 77.01, latitude: 43 }));
  expect(mockMaps['maplibre']?.mapStyle).toBe(ground);
});

describe('streets', () => {
  const STREETS = '/map/style-{theme}.json';
  const answer = (isThere: boolean, source: object = { type: 'vector' }) => {
    const style = { version: 8, sources: { streets: source }, layers: [{ id: 'roads', type: 'line' }] };
    const requested = jest.fn<Promise<Response>, [string]>(() =>
      Promise.resolve({ ok: isThere, json: () => Promise.resolve(style) } as Response),
    );
    globalThis.fetch = requested as typeof fetch;
    return requested;
  };
  const sources = () => Object.keys(mockMaps['maplibre']?.mapStyle?.sources ?? {});
  const rest = (features: object[]) =>
    act(() => mockMaps['maplibre']?.onIdle?.({ target: { queryRenderedFeatures: () => features } }));
  beforeAll(() => {
    AbortSignal.timeout ??= () => new AbortController().signal;
  });
  beforeEach(() => drawsMaps(true));

  test('are drawn over the outlines, in the theme of the page', async () => {
    const requested = answer(true);
    render(aMap(undefined, undefined, STREETS));
    await screen.findByTestId('maplibre');
    expect(requested.mock.calls[0]?.[0]).toMatch(/\/map\/style-light\.json$/);
    expect(sources()).toEqual(['outlines', 'streets']);
    rest([{ source: 'streets' }]);
    expect(screen.queryByText('no streets')).toBeNull();
  });

  test('streets that fail to load leave the outlines with a notice', async () => {
    answer(false);
    render(aMap(undefined, undefined, STREETS));
    expect(await screen.findByText('no streets')).toBeInTheDocument();
    expect(sources()).toEqual(['outlines']);
  });

  test('streets that the library refuses leave the outlines, not an empty place', async () => {
    answer(true);
    render(aMap(undefined, undefined, STREETS));
    await screen.findByTestId('maplibre');
    act(() => mockMaps['maplibre']?.onError({ error: new Error('layers[0]: unknown type') }));
    expect(await screen.findByText('no streets')).toBeInTheDocument();
    expect(screen.queryByText('failed')).toBeNull();
    expect(sources()).toEqual(['outlines']);
  });

  test('streets without content, as outside of towns, leave the outlines', async () => {
    answer(true);
    render(aMap(undefined, undefined, STREETS));
    await screen.findByTestId('maplibre');
    rest([{ source: 'outlines' }]);
    expect(await screen.findByText('no streets')).toBeInTheDocument();
    expect(sources()).toEqual(['outlines']);
  });

  // Holds VEN-77.
  describe('that take long', () => {
    const target = {
      touchZoomRotate: { disableRotation: () => undefined },
      keyboard: { disableRotation: () => undefined },
      hasImage: () => true,
      getBounds: () => null,
    };
    const tile = (sourceId: string, state = 'loaded') =>
      act(() => mockMaps['maplibre']?.onSourceData?.({ target, sourceId, tile: { state } }));
    const wait = () => act(() => jest.advanceTimersByTime(MAX_WAIT_MS + DRAWN_MS));
    const showStreets = async () => {
      jest.useFakeTimers();
      answer(true);
      render(aMap(undefined, undefined, STREETS));
      await act(() => jest.advanceTimersByTimeAsync(100));
    };
    afterEach(() => jest.useRealTimers());

    test('stay with the first tile that came, and the map is there to be used', async () => {
      await showStreets();
      expect(screen.getByText('waiting')).toBeInTheDocument();
      tile('streets');
      expect(screen.queryByText('waiting')).toBeNull();
      wait();
      expect(screen.queryByText('no streets')).toBeNull();
      expect(screen.queryByText('failed')).toBeNull();
      expect(sources()).toEqual(['outlines', 'streets']);
    });

    test.each([
      ['of the outlines', 'outlines', 'loaded'],
      ['that failed', 'streets', 'errored'],
    ])('do not stay by a tile %s', async (_which, sourceId, state) => {
      await showStreets();
      tile(sourceId, state);
      act(() => jest.advanceTimersByTime(DRAWN_MS));
      expect(screen.getByText('no streets')).toBeInTheDocument();
      expect(sources()).toEqual(['outlines']);
    });
  });

  // Holds VEN-77.
  test('streets that did not come are loaded once more by a press, while the outlines stay', async () => {
    answer(false);
    render(aMap(undefined, undefined, STREETS));
    await screen.findByText('no streets');
    await userEvent.click(screen.getByText('once more'));
    expect(screen.getByText('no streets')).toBeInTheDocument();
    answer(true);
    await userEvent.click(await screen.findByRole('button', { name: 'once more', busy: false }));
    await waitFor(() => expect(screen.queryByText('no streets')).toBeNull());
    expect(sources()).toEqual(['outlines', 'streets']);
  });

  test('streets of a server need no reader of archives', async () => {
    answer(true);
    render(aMap(undefined, undefined, STREETS));
    await screen.findByTestId('maplibre');
    expect(mockLoaded).not.toContain('pmtiles');
  });

  test('streets of an archive are drawn by its reader, which is there before the map', async () => {
    answer(true, { type: 'vector', url: 'pmtiles:///map/kz.pmtiles' });
    render(aMap(undefined, undefined, STREETS));
    await screen.findByTestId('maplibre');
    expect(mockLoaded).toContain('pmtiles');
    expect(mockAddProtocol.mock.calls.map(([scheme]: unknown[]) => scheme)).toEqual(['pmtiles']);
  });

  test('streets in pictures count as drawn, unless their archive did not answer', async () => {
    answer(true, { type: 'raster', url: 'pmtiles:///map/kz.pmtiles' });
    render(aMap(undefined, undefined, STREETS));
    await screen.findByTestId('maplibre');
    act(() => mockMaps['maplibre']?.onError({ error: new Error('404'), sourceId: 'streets', tile: {} }));
    rest([]);
    expect(screen.queryByText('no streets')).toBeNull();
    cleanup();
    render(aMap(undefined, undefined, STREETS));
    await screen.findByTestId('maplibre');
    act(() => mockMaps['maplibre']?.onError({ error: new Error('503'), sourceId: 'streets' }));
    rest([]);
    expect(await screen.findByText('no streets')).toBeInTheDocument();
    expect(sources()).toEqual(['outlines']);
  });
});
