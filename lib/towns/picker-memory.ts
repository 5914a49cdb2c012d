/*
 * Whether the choice of town may open by itself. Closing it without a choice says no on this device for good
 * (`townPickerDisabled`, TOWN-18); a choice, or its having been shown, says no for the visit, so that who orders for
 * another town is not asked at every page.
 */

const DISABLED_KEY = 'townPickerDisabled';
const SHOWN_KEY = 'townPickerShown';

/** Anything stored under the key but 'false' keeps it shut. */
export function mayOpenByItself(): boolean {
  try {
    const disabled = localStorage.getItem(DISABLED_KEY);
    return (disabled === null || disabled === 'false') && sessionStorage.getItem(SHOWN_KEY) === null;
  } catch {
    // Without storage it could not be told to stop.
    return false;
  }
}

export function rememberShown(): void {
  keep(() => sessionStorage.setItem(SHOWN_KEY, 'true'));
}

export function rememberDisabled(): void {
  keep(() => localStorage.setItem(DISABLED_KEY, 'true'));
}

function keep(write: () => void): void {
  try {
    write();
  } catch {
    // Storage can be full or forbidden; then it may open once more.
  }
}
