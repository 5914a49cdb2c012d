import { billOutcomeOf, type BillOutcome } from './bill-outcome';

test.each<[Parameters<typeof billOutcomeOf>[0], BillOutcome, BillOutcome]>([
  ['bill/changed', 'refused', 'refused'],
  ['order/bonuses', 'refused', 'refused'],
  ['request/invalid', 'refused', 'unknown'],
  ['request/too-many', 'refused', 'unknown'],
  ['upstream/busy', 'refused', 'unknown'],
  ['auth/required', 'signIn', 'signIn'],
  ['bill/unknown-outcome', 'unknown', 'unknown'],
  ['network', 'unknown', 'unknown'],
])('%s means %s to a first attempt to pay and %s to a repetition', (code, first, repeated) => {
  expect(billOutcomeOf(code, false)).toBe(first);
  expect(billOutcomeOf(code, true)).toBe(repeated);
});
