/**
 * Steps this page back. In a frame `history.back()` may step the page around it instead, as the two share one history: there the frame's
 * own entries are stepped, where the browser can.
 */
export function stepBack(): void {
  const own = window.parent === window ? undefined : (window as { navigation?: Navigation }).navigation;
  if (!own) {
    window.history.back();
    return;
  }
  const { committed, finished } = own.back();
  // A step that another one overtakes, or that leads nowhere.
  for (const end of [committed, finished]) end?.catch(() => undefined);
}
