/* The clock of a device, and how far the server's is from it, for tests. */

afterEach(() => (globalThis.serverAheadMs = undefined));

/** Sets the server's clock; this device's is that many hours wrong, and the server has said so. */
export function setClock(iso: string, deviceHoursAhead = 0): void {
  const aheadMs = deviceHoursAhead * 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(iso) + aheadMs);
  globalThis.serverAheadMs = -aheadMs;
}
