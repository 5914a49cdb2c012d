/**
 * Replaces the page's address: for effects of a page that was just mounted. The router listens to the
 * history only after the effects of all its components. A change before that removes the router's own state from the entry, so
 * that going back to it shows nothing, and is undone with the router's next write.
 * @param next gives the new address for the current one; null leaves it
 * @returns cancels it
 */
export function replaceAddressSoon(next: (address: URL) => URL | string | null): () => void {
  const frame = requestAnimationFrame(() => {
    const address = next(new URL(window.location.href));
    // Without a state of ours the router notices the change, and adds its own state.
    if (address !== null) window.history.replaceState(null, '', address);
  });
  return () => cancelAnimationFrame(frame);
}
