import { act, renderHook } from '@testing-library/react';
import { consentTexts, givenConsent, rememberConsent } from '@/lib/legal/given-consent';
import { usePressConsent } from './use-press-consent';

const VENUE = { country: 'kz', documents: [{ code: 'offer', version: '3' }] } as const;
const TEXTS = consentTexts(VENUE.country, VENUE.documents);
const GIVEN_AT = '2026-03-14T08:00:00.000Z';

beforeEach(() => {
  localStorage.clear();
  rememberConsent({ texts: TEXTS, givenAt: GIVEN_AT, acceptsMarketing: true });
});
const mount = () => renderHook(() => usePressConsent(VENUE, true)).result;

test('an earlier consent stays as it was given, including advertising, which this page does not ask for', () => {
  const consent = mount();
  act(() => consent.current.remember());
  expect(givenConsent(TEXTS)).toEqual({ texts: TEXTS, givenAt: GIVEN_AT, acceptsMarketing: true });
});

test('a consent that was taken back and is given again is of now, without advertising', () => {
  const consent = mount();
  act(() => consent.current.consent(false));
  expect(givenConsent(TEXTS)).toBeNull();
  act(() => consent.current.consent(true));
  act(() => consent.current.remember());
  const given = givenConsent(TEXTS);
  expect(given?.acceptsMarketing).toBe(false);
  expect(Date.parse(given?.givenAt ?? '')).toBeGreaterThan(Date.parse(GIVEN_AT));
});
