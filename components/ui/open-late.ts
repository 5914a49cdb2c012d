/**
 * Opens a dialog whose code is loaded by the press, on a page whose first view has no room for `useLateDialog`
 * (docs/decisions/026). A second press while it loads does nothing; a diner who has left the page meanwhile sees neither result.
 */
export function openLate<Loaded>(
  pressed: HTMLElement,
  load: () => Promise<Loaded>,
  show: (loaded: Loaded) => void,
  fail: (error: unknown) => void,
): void {
  if (pressed.ariaBusy) return;
  pressed.ariaBusy = 'true';
  void load()
    .then(
      (loaded) => pressed.isConnected && show(loaded),
      (error: unknown) => pressed.isConnected && fail(error),
    )
    .finally(() => (pressed.ariaBusy = null));
}
