import { storedText } from '@/lib/core/storage/stored';
import { isTrackingRefused } from './consent';
import { analyticsConsent } from './stored-consent';

/* Loaded after the first thing that a diner does here, not with the page. */

/** Pages without the question: cart, sign-in, payment, running orders, scanners and full-screen pages. */
export const PAGES_WITHOUT_QUESTION =
  /^\/(auth|kiosk|cart|payment|map|address-|qr-scanner|legal|typ|filials\/\d+\/(barcode|bill|fridge|door|booking|order))/;

const questionShown = storedText({ area: 'local', key: 'analyticsAsked' });

/** Whether the question about analytics may be shown: once, and never where the browser asks not to track. */
export const mayAskForConsent = (): boolean =>
  analyticsConsent.read() === null && questionShown.read() === null && !isTrackingRefused();

/** The question was shown: the next visit does without it. */
export const recordConsentQuestion = (): void => void questionShown.write('yes');
