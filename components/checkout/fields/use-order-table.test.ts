import { renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { LAUNCH_SOURCES, saveVisit } from '@/lib/ground/ordering/visit';
import { useOrderTable } from './use-order-table';

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: new QueryClient() }, children);
const order = (venueId: number) =>
  renderHook(() => useOrderTable(venueId, { isWanted: false, typed: null, inPlaceOf: undefined }), {
    wrapper,
  }).result.current;

beforeEach(() => sessionStorage.clear());

// Holds CHK-15.
describe('a table that was typed', () => {
  const typedTable = (inPlaceOf: number | null | undefined) =>
    renderHook(() => useOrderTable(3107, { isWanted: false, typed: '5', inPlaceOf }), { wrapper }).result
      .current.table;
  const typed = { kind: 'chosen', table: { kind: 'typed', number: '5' } };
  const scanned = { kind: 'chosen', table: { kind: 'scanned', tableId: 812 } };

  test('is in place of the code that had been scanned, and a code that is scanned later is in place of it', () => {
    expect(typedTable(null)).toMatchObject(typed);
    saveVisit(3107, new URLSearchParams('source=STANDQR&table_id=812'));
    expect(typedTable(812)).toMatchObject(typed);
    expect(typedTable(undefined)).toMatchObject(typed);
    expect(typedTable(null)).toMatchObject(scanned);
  });
});

// Holds HOST-26.
describe('how the diner came to the venue of an order', () => {
  test.each(LAUNCH_SOURCES)('reaches the platform as %s', (source) => {
    saveVisit(3107, new URLSearchParams({ source }));
    expect(order(3107).source).toBe(source);
  });

  test('is not sent for another venue, nor for a plainly opened menu', () => {
    saveVisit(3107, new URLSearchParams('source=QR'));
    expect(order(3108).source).toBeNull();
    saveVisit(3108, new URLSearchParams());
    expect(order(3108).source).toBeNull();
  });
});
