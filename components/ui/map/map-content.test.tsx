import { render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MapContent } from './map-content';
import { readPalette } from './map-palette';
import type { MapMarker } from './map-shapes';

/** Fake components of a map library: jsdom draws no maps. */
const parts = {
  Source: ({ children }: { children?: ReactNode }) => <>{children}</>,
  Layer: () => null,
  Marker: ({
    children,
    ...spot
  }: {
    children: ReactElement;
    longitude: number;
    latitude: number;
    anchor: string;
  }) => (
    <div data-testid="mark" data-spot={`${spot.longitude} ${spot.latitude} ${spot.anchor}`}>
      {children}
    </div>
  ),
};

test('marks stand on their spots, in the order in which they lie over each other', () => {
  const marks: MapMarker[] = [
    { id: 'door', longitude: 76.9, latitude: 43.2, anchor: 'bottom', content: <b>door</b> },
    { id: 'rider', longitude: 76.91, latitude: 43.21, anchor: 'center', content: <b>rider</b> },
  ];
  render(<MapContent parts={parts} palette={readPalette()} fonts={[]} points={[]} marks={marks} />);
  const shown = screen.getAllByTestId('mark');
  expect(shown.map((mark) => mark.textContent)).toEqual(['door', 'rider']);
  expect(shown.map((mark) => mark.dataset['spot'])).toEqual(['76.9 43.2 bottom', '76.91 43.21 center']);
});

test('a map without markers draws no markers', () => {
  render(<MapContent parts={parts} palette={readPalette()} fonts={[]} points={[]} />);
  expect(screen.queryByTestId('mark')).not.toBeInTheDocument();
});
