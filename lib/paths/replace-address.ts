/**
 * Gives the page another address, in place of its own: for effects of a page that has just come. The router listens to the
 * history only after the effects of all that stands in it. A change before that takes the router's own state out of the entry, so
 * that the way back to it shows nothing, and is undone with the next thing the router writes.
 * @param next the address to have, by the one that stands; null leaves it
 * @returns how to call it off
 */
export function replaceAddressSoon(next: (address: URL) => URL | string | null): () => void {
  const frame = requestAnimationFrame(() => {
    const address = next(new URL(window.location.href));
    // Without a state of ours the router hears of it, and puts its own there.
    if (address !== null) window.history.replaceState(null, '', address);
  });
  return () => cancelAnimationFrame(frame);
}
