/** Watches to where the page is left, which a test's window cannot do. */
export function watchLeaving(): jest.Mock {
  const [inside] = Object.getOwnPropertySymbols(window.location).map(
    (symbol) => (window.location as Location & Record<symbol, { assign: (address: string) => void }>)[symbol],
  );
  if (!inside) throw new Error('no location');
  const leaving = jest.fn();
  jest.spyOn(inside, 'assign').mockImplementation(leaving);
  return leaving;
}
