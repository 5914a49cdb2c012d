import { storedText } from '@/lib/core/storage/stored';

// Whether the choice of town may open by itself. Closing it without a choice says no on this device for good
// (`townPickerDisabled`, TOWN-18); a choice, or its having been shown, says no for the visit, so that a diner
// who orders for another town is not prompted on every page.

const disabled = storedText({ area: 'local', key: 'townPickerDisabled' });
const shown = storedText({ area: 'session', key: 'townPickerShown' });

/** Anything stored under the key but 'false' keeps it closed. */
export function mayOpenByItself(): boolean {
  return (disabled.read() ?? 'false') === 'false' && shown.read() === null;
}

/** @returns whether the next page will read it: where storage fails, the picker would open on each page */
export function rememberShown(): boolean {
  return shown.write('true');
}

/** The choice of town opens by itself no more: the diner has closed it. */
export function rememberDisabled(): void {
  disabled.write('true');
}
