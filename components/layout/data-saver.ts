/** Whether the diner saves bytes, or the line is too slow for more than what is wanted; only some browsers say so. */
export function isDataSaverOn(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return (
    (connection?.saveData ?? false) ||
    (connection?.effectiveType ?? '').endsWith('2g') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
