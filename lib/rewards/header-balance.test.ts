/** @jest-environment node */
import { headerBalance, type BalanceFlags } from './header-balance';

const ELSEWHERE = null;
const PLAIN: BalanceFlags = { hasPrivateReward: false, isGeneralHidden: false };
const HIDDEN: BalanceFlags = { hasPrivateReward: false, isGeneralHidden: true };
const OWN: BalanceFlags = { hasPrivateReward: true, isGeneralHidden: false };
const OWN_ONLY: BalanceFlags = { hasPrivateReward: true, isGeneralHidden: true };
const FAILED = null;

// Holds REW-01, REW-08, REW-10, REW-11.
describe('the balance of the header', () => {
  test.each<
    [
      what: string,
      general: number | null,
      privateReward: number | null,
      venue: BalanceFlags | null,
      shown: number | null,
    ]
  >([
    ['outside a venue is the general one', 425_000, FAILED, ELSEWHERE, 425_000],
    ['outside a venue is none when the general one failed', FAILED, FAILED, ELSEWHERE, null],
    ['is the general one in a venue without a reward of its own', 425_000, 120_000, PLAIN, 425_000],
    ['is none where the general one failed, which is 0', FAILED, 120_000, PLAIN, null],
    ['is none where the venue hides the general one', 425_000, 120_000, HIDDEN, null],
    ['is the brand’s own where the venue has one', 425_000, 120_000, OWN, 120_000],
    ['is the brand’s own, also when the general one failed', FAILED, 120_000, OWN, 120_000],
    ['is the general one when the brand’s own failed', 425_000, FAILED, OWN, 425_000],
    ['is none when both failed', FAILED, FAILED, OWN, null],
    ['is the brand’s own where the general one is hidden', 425_000, 120_000, OWN_ONLY, 120_000],
    ['is none when the brand’s own failed and the general one is hidden', 425_000, FAILED, OWN_ONLY, null],
    ['of zero is not shown', 0, FAILED, ELSEWHERE, null],
    ['below zero is not shown', -100, FAILED, ELSEWHERE, null],
    ['of zero at the brand is not shown, nor the general one in its place', 425_000, 0, OWN, null],
    ['of the least amount is shown', 1, FAILED, ELSEWHERE, 1],
  ])('%s', (_what, general, privateReward, venue, shown) => {
    expect(headerBalance({ general, privateReward, venue })?.availableMinor ?? null).toBe(shown);
  });

  test.each([
    [10_000_000, false],
    [10_000_001, true],
    [9_999_900, false],
    [12_345_600, true],
  ])('the balance of the header of %i minor units is written smaller: %s', (general, isSmall) => {
    expect(headerBalance({ general, privateReward: null, venue: null })).toEqual({
      availableMinor: general,
      isSmall,
    });
  });
});
