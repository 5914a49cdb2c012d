/** What is called out at the counter: a letter and three figures. */
export function orderNumber(orderId: number): string {
  const letter = 'ABCDEFGHJKLMNPRSTUVWXYZ'[Math.floor(orderId / 1000) % 23] ?? 'A';
  return `${letter}-${String(orderId % 1000).padStart(3, '0')}`;
}
