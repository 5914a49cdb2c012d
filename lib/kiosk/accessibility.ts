import { isFlag, isOneOf, recordOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';

// The settings that a guest has switched on to finish an order in their own way (EN 301 549). They live in this tab's
// session storage and go with the guest, as all of theirs does.

/** Sizes of the text, in percent of the kiosk's own. */
export const TEXT_PERCENTS = [100, 125, 150, 200] as const;
export type TextPercent = (typeof TEXT_PERCENTS)[number];

/** From this size on the screens have less beside each other. */
const LARGE_PERCENT = 150;

export interface Accessibility {
  textPercent: TextPercent;
  /** White and yellow on black. */
  hasContrast: boolean;
  /** All that is pressed lies in the lower part of a tall screen. */
  isInReach: boolean;
  /** The screen says what has the focus. */
  isSpoken: boolean;
}

const PLAIN: Accessibility = { textPercent: 100, hasContrast: false, isInReach: false, isSpoken: false };

const accessibility = stored<Accessibility>({
  area: 'session',
  key: 'kioskAccessibility',
  shape: recordOf<Accessibility>({
    textPercent: isOneOf(...TEXT_PERCENTS),
    hasContrast: isFlag,
    isInReach: isFlag,
    isSpoken: isFlag,
  }),
  empty: PLAIN,
});

export const readAccessibility = accessibility.read;
export const subscribeAccessibility = accessibility.subscribe;
/** The value that the server renders. */
export const plainAccessibility = (): Accessibility => PLAIN;

/** Changes some of these settings. */
export function changeAccessibility(part: Partial<Accessibility>): void {
  accessibility.write({ ...accessibility.read(), ...part });
}

/** Whether anything is switched on: then the guest is given more time (KIOSK-15). */
export const isAssisted = ({ textPercent, hasContrast, isInReach, isSpoken }: Accessibility): boolean =>
  textPercent !== PLAIN.textPercent || hasContrast || isInReach || isSpoken;

/** The attributes of the document that the styles go by; null is none. */
export function accessibilityAttributes({ textPercent, hasContrast, isInReach, isSpoken }: Accessibility) {
  const flag = (isOn: boolean) => (isOn ? '' : null);
  return {
    'data-accessibility-text': textPercent === PLAIN.textPercent ? null : String(textPercent),
    'data-accessibility-large': flag(textPercent >= LARGE_PERCENT),
    'data-accessibility-contrast': flag(hasContrast),
    'data-accessibility-reach': flag(isInReach),
    'data-accessibility-voice': flag(isSpoken),
  };
}
