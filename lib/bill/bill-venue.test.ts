import { testVenue } from '@/lib/venues/test-venue';
import { billVenue } from './bill-venue';

test.each([
  ['KZ', 'kz'],
  ['GE', 'ge'],
] as const)('a bill’s venue names its country: %s', (countryCode, country) => {
  const { townConfig } = testVenue();
  expect(billVenue(testVenue({ townConfig: { ...townConfig, countryCode } }))).toMatchObject({ country });
});
