/** Starts what lives inside of Next; the rest starts with the server (server/main.ts). */
export async function startInNext(): Promise<void> {
  const { boundPageLifetimes } = await import('@/lib/cache/page-lifetimes.server');
  boundPageLifetimes();
  const { warmTownDirectory } = await import('@/lib/towns/town-directory.server');
  void warmTownDirectory();
}
