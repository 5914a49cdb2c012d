import { storedText } from '@/lib/storage/stored';

/*
 * Whether the choice of town may open by itself. Closing it without a choice says no on this device for good
 * (`townPickerDisabled`, TOWN-18); a choice, or its having been shown, says no for the visit, so that who orders for
 * another town is not asked at every page.
 */

const disabled = storedText({ area: 'local', key: 'townPickerDisabled' });
const shown = storedText({ area: 'session', key: 'townPickerShown' });

/** Anything stored under the key but 'false' keeps it shut. */
export function mayOpenByItself(): boolean {
  return (disabled.read() ?? 'false') === 'false' && shown.read() === null;
}

/** @returns whether the next page will know: where it would not, it could not be told to stop */
export function rememberShown(): boolean {
  return shown.write('true');
}

export function rememberDisabled(): void {
  disabled.write('true');
}
