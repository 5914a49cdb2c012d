/**
 * Replaces the address after mount. The router misses earlier changes and would undo them.
 * @param next null keeps the address @returns cancels it
 */
export function replaceAddressSoon(next: (address: URL) => URL | string | null): () => void {
  const frame = requestAnimationFrame(() => {
    const address = next(new URL(window.location.href));
    // Without a state of ours the router notices the change, and adds its own state.
    if (address !== null) window.history.replaceState(null, '', address);
  });
  return () => cancelAnimationFrame(frame);
}
