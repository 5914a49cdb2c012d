/** Watches one way of leaving the page, which jsdom does not implement. */
function watch(way: 'assign' | 'reload' | 'replace'): jest.Mock {
  const [inside] = Object.getOwnPropertySymbols(window.location).map(
    (symbol) =>
      (window.location as Location & Record<symbol, Pick<Location, 'assign' | 'reload' | 'replace'>>)[symbol],
  );
  if (!inside) throw new Error('no location');
  const leaving = jest.fn();
  jest.spyOn(inside, way).mockImplementation(leaving);
  return leaving;
}

/** Watches the address that the page is left for. */
export const watchLeaving = (): jest.Mock => watch('assign');

/** Watches whether the page is reloaded. */
export const watchReloading = (): jest.Mock => watch('reload');

/** Watches the address that takes the page's place. */
export const watchReplacing = (): jest.Mock => watch('replace');
