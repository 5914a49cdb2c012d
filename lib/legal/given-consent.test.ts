import { emptyStorage, forbidStorage } from '@/lib/core/storage/test-storage';
import { consentTexts, forgetConsent, givenConsent, rememberConsent } from './given-consent';

const OFFER = { code: 'offer', version: '2.1' };
const PERSONAL = { code: 'personal_data_consent', version: '1.4' };
const TEXTS = consentTexts('kz', [OFFER, PERSONAL]);
const CONSENT = { texts: TEXTS, givenAt: '2026-03-14T09:00:00.000Z', acceptsMarketing: true };

beforeEach(emptyStorage);

// Holds CHK-23.
describe('a consent that was given with an order', () => {
  test('holds for the same texts, in any order', () => {
    rememberConsent(CONSENT);
    expect(givenConsent(consentTexts('kz', [PERSONAL, OFFER]))).toEqual(CONSENT);
  });

  test.each([
    ['another country', consentTexts('ge', [OFFER, PERSONAL])],
    ['a version that is new since yesterday', consentTexts('kz', [OFFER, { ...PERSONAL, version: '1.5' }])],
    ['one more document', consentTexts('kz', [OFFER, PERSONAL, { code: 'bonus_rules', version: '1' }])],
  ])('does not hold for the texts of %s', (_which, texts) => {
    rememberConsent(CONSENT);
    expect(givenConsent(texts)).toBeNull();
  });

  test('is replaced by a later one to the same texts', () => {
    rememberConsent(CONSENT);
    rememberConsent({ ...CONSENT, acceptsMarketing: false });
    expect(givenConsent(TEXTS)).toMatchObject({ acceptsMarketing: false });
  });

  test('can be taken back, and the others stay', () => {
    const georgian = { ...CONSENT, texts: consentTexts('ge', [OFFER]) };
    rememberConsent(CONSENT);
    rememberConsent(georgian);
    forgetConsent(TEXTS);
    expect(givenConsent(TEXTS)).toBeNull();
    expect(givenConsent(georgian.texts)).toEqual(georgian);
  });

  test('makes room for the newest: a device keeps four', () => {
    for (const version of ['1', '2', '3', '4', '5'])
      rememberConsent({ ...CONSENT, texts: consentTexts('kz', [{ code: 'offer', version }]) });
    expect(givenConsent(consentTexts('kz', [{ code: 'offer', version: '1' }]))).toBeNull();
    expect(givenConsent(consentTexts('kz', [{ code: 'offer', version: '5' }]))).not.toBeNull();
  });

  test.each([
    ['no JSON', '['],
    ['a time that is none', JSON.stringify([{ ...CONSENT, givenAt: 'yesterday' }])],
    ['another shape', '{}'],
    ['too many', JSON.stringify(Array(5).fill(CONSENT))],
  ])('is dropped when storage holds %s', (_what, value) => {
    localStorage.setItem('givenConsents', value);
    expect(givenConsent(TEXTS)).toBeNull();
  });

  test('lives as long as the page where storage is forbidden', () => {
    forbidStorage();
    rememberConsent(CONSENT);
    expect(givenConsent(TEXTS)).toEqual(CONSENT);
  });
});
