import { render, screen } from '@testing-library/react';
import { Bike } from 'lucide';
import { useEffect, useRef, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '@/components/ui/icon';
import { testDelivery } from '@/lib/orders/test-order';
import messages from '@/messages/ru.json';
import { CourierMap } from './courier-map.client';
import { GROUND, inRussian } from '@/components/orders/test-order-screen';

/** A fake map library, since jsdom draws no maps: its map is drawn at once. */
function mockLibrary() {
  const map = {
    getZoom: () => 12,
    getBounds: () => null,
    hasImage: () => true,
    addImage: () => undefined,
    touchZoomRotate: { disableRotation: () => undefined },
    keyboard: { disableRotation: () => undefined },
  };
  return {
    Map: function Drawn({ onLoad, children }: { onLoad: (event: object) => void; children: ReactNode }) {
      const isLoaded = useRef(false);
      useEffect(() => {
        if (!isLoaded.current) onLoad({ target: map });
        isLoaded.current = true;
      }, [onLoad]);
      return <div>{children}</div>;
    },
    Source: () => null,
    Layer: () => null,
    Marker: (props: { anchor: string; latitude: number; children: ReactNode }) => (
      <div data-testid={`${props.anchor} at ${props.latitude}`}>{props.children}</div>
    ),
  };
}
jest.mock(
  'maplibre-gl',
  () => ({ Map: jest.fn(), setWorkerUrl: () => undefined, getVersion: () => '6' }),
  // The package has no CommonJS entry, so jest's resolver does not find it.
  { virtual: true },
);
jest.mock('react-map-gl/maplibre', () => mockLibrary());

test('the courier, the venue and the door each have a mark of their own, the courier’s over the others', async () => {
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((kind: string) => (kind === '2d' ? null : {}) as null);
  document.documentElement.style.setProperty('--map-home', 'white');
  const order = testDelivery();
  render(
    inRussian(
      <CourierMap
        name="Ерлан"
        spot={{ latitude: 43.22, longitude: 76.91 }}
        order={order}
        ground={GROUND}
        left="12 мин · 1,4 км"
      />,
    ),
  );
  const rider = await screen.findByRole('img', { name: 'Ерлан' });
  const marks = screen.getAllByRole('img');
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
    order.venue.name,
    messages.orders.address,
    'Ерлан',
  ]);
  expect(marks.map((mark) => mark.closest<HTMLElement>('[data-testid]')?.dataset['testid'])).toEqual([
    'center at 43.2',
    'bottom at 43.24',
    'center at 43.22',
  ]);
  expect(rider).toContainHTML(renderToStaticMarkup(<Icon of={Bike} />));
  expect(rider.parentElement).toHaveClass('map-marker--courier');
  expect(rider.parentElement).toHaveTextContent('12 мин · 1,4 км');
});
