import type { IntentOutcome } from '@/lib/intents/outcome';
import { billOutcomeOf } from './bill-outcome';

test.each<[Parameters<typeof billOutcomeOf>[0], IntentOutcome, IntentOutcome]>([
  ['bill/changed', 'refused', 'refused'],
  ['order/bonuses', 'refused', 'refused'],
  ['request/invalid', 'refused', 'unknown'],
  ['request/too-many', 'refused', 'unknown'],
  ['upstream/busy', 'refused', 'unknown'],
  ['auth/deleted-account', 'refused', 'unknown'],
  ['bill/already-sent', 'sentElsewhere', 'sentElsewhere'],
  ['auth/required', 'signIn', 'signIn'],
  ['bill/unknown-outcome', 'unknown', 'unknown'],
  ['network', 'unknown', 'unknown'],
])('%s means %s to a first attempt to pay and %s to a repetition', (code, first, repeated) => {
  expect(billOutcomeOf(code, false)).toBe(first);
  expect(billOutcomeOf(code, true)).toBe(repeated);
});
