import {
  draftAt,
  draftUnder,
  EMPTY_DRAFT,
  savePromoCode,
  loadDraft,
  saveDraft,
  type CheckoutDraft,
} from './draft';
import { consentTexts } from '@/lib/legal/given-consent';
import { emptyStorage, forbidStorage } from '@/lib/core/storage/test-storage';

const OFFER = { code: 'offer', version: '2.1' };
const PERSONAL = { code: 'personal_data_consent', version: '1.4' };
const TEXTS = consentTexts('kz', [OFFER, PERSONAL]);

const DRAFT: CheckoutDraft = {
  version: 5,
  service: 'delivery',
  tariffId: 'foot-standard',
  name: 'Айгерім',
  comment: 'Пиязсыз',
  wantedAt: '2026-03-14T09:10:00.000Z',
  tableNumber: '12',
  courierComment: 'Домофон 41К',
  payment: 'kaspi',
  promoCode: 'NAURYZ26',
  bonusesMinor: 60_000,
  bonusAccount: 'privateReward',
  consentsTo: TEXTS,
  consentedAt: '2026-03-14T09:00:00.000Z',
  acceptsMarketing: true,
};

beforeEach(emptyStorage);

describe('what was typed at the checkout', () => {
  test('comes back after a reload', () => {
    saveDraft(DRAFT);
    expect(loadDraft()).toEqual(DRAFT);
  });

  test('ends with the visit: it is in no storage that stays', () => {
    saveDraft(DRAFT);
    expect(localStorage).toHaveLength(0);
  });

  test('is gone after the order', () => {
    saveDraft(DRAFT);
    saveDraft(null);
    expect(sessionStorage).toHaveLength(0);
    expect(loadDraft()).toEqual(EMPTY_DRAFT);
  });

  test('keeps the rest when a gift’s code is taken to the cart', () => {
    saveDraft(DRAFT);
    savePromoCode('CPN-7KQ2');
    expect(loadDraft()).toEqual({ ...DRAFT, promoCode: 'CPN-7KQ2' });
  });

  test('begins without a consent', () => {
    expect(EMPTY_DRAFT).toMatchObject({ consentedAt: null, acceptsMarketing: false, name: '' });
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['an older version', JSON.stringify({ ...DRAFT, version: 4 })],
    ['an unknown payment', JSON.stringify({ ...DRAFT, payment: 'shells' })],
    ['bonuses that were taken away', JSON.stringify({ ...DRAFT, bonusesMinor: -1 })],
    ['an unknown balance', JSON.stringify({ ...DRAFT, bonusAccount: 'mine' })],
    ['an unknown service', JSON.stringify({ ...DRAFT, service: 'drone' })],
    ['a comment that is too long', JSON.stringify({ ...DRAFT, comment: 'x'.repeat(501) })],
    ['a name that is too long', JSON.stringify({ ...DRAFT, name: 'x'.repeat(101) })],
    ['a consent as a text', JSON.stringify({ ...DRAFT, consentedAt: 'yes' })],
    ['another shape', '[]'],
  ])('is empty when storage holds %s', (_what, stored) => {
    sessionStorage.setItem('checkout', stored);
    expect(loadDraft()).toEqual(EMPTY_DRAFT);
  });

  test('keeps its consents where they were given, in any order of the texts', () => {
    expect(draftUnder(DRAFT, consentTexts('kz', [PERSONAL, OFFER]))).toEqual(DRAFT);
  });

  test.each([
    ['another country', consentTexts('ge', [OFFER, PERSONAL])],
    ['another version', consentTexts('kz', [OFFER, { ...PERSONAL, version: '1.5' }])],
    ['unknown versions', consentTexts('kz', [])],
    ['no country', consentTexts(null, [OFFER, PERSONAL])],
  ])('has no consent to the texts of %s, and all that was typed', (_which, texts) => {
    const left = { ...DRAFT, consentsTo: texts, consentedAt: null, acceptsMarketing: false };
    expect(draftUnder(DRAFT, texts)).toEqual(left);
  });

  // Holds CHK-23.
  test('has the consents of an earlier order to these texts until they are touched', () => {
    const earlier = { texts: TEXTS, givenAt: '2026-03-01T10:00:00.000Z', acceptsMarketing: false };
    expect(draftUnder(EMPTY_DRAFT, TEXTS, earlier)).toMatchObject({ consentedAt: earlier.givenAt });
    const takenBack = { ...DRAFT, consentedAt: null };
    expect(draftUnder(takenBack, TEXTS, earlier)).toEqual(takenBack);
  });

  test('is for its venue: another one gets neither its comment, nor its time, nor its table, nor its bonuses', () => {
    const typed = { ...DRAFT, venueId: 3107 };
    expect(draftAt(typed, 3107)).toEqual(typed);
    expect(draftAt(DRAFT, 3108)).toEqual(DRAFT);
    expect(draftAt(typed, 3108)).toEqual({
      ...typed,
      comment: '',
      wantedAt: null,
      tableNumber: null,
      bonusesMinor: 0,
      bonusAccount: null,
    });
  });

  test('lives as long as the page where storage is forbidden', () => {
    forbidStorage();
    expect(loadDraft()).toEqual(EMPTY_DRAFT);
    saveDraft(DRAFT);
    expect(loadDraft()).toEqual(DRAFT);
  });
});
