/** Forms that venues give their numbers, of 1 to 20 signs (contract schema Order), by the last figure of the venue's id. */
const FORMS: Readonly<Record<number, (orderId: number) => string>> = {
  1: (orderId) => String(orderId % 10),
  2: (orderId) => `№ ${String(orderId % 100_000).padStart(5, '0')}`,
  3: (orderId) => `W-${String(orderId).padStart(6, '0')}`,
  4: (orderId) => `WEB-${String(orderId).padStart(16, '0')}`,
};

/** The number that is called out at the counter: in most venues a letter and three figures. */
export function orderNumber({ id, venueId }: { id: number; venueId: number }): string {
  const form = FORMS[venueId % 10];
  if (form) return form(id);
  const letter = 'ABCDEFGHJKLMNPRSTUVWXYZ'[Math.floor(id / 1000) % 23] ?? 'A';
  return `${letter}-${String(id % 1000).padStart(3, '0')}`;
}
