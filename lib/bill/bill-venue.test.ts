import { testVenue } from '@/lib/ground/venues/test-venue';
import { billVenue } from './bill-venue';

test.each([
  ['KZ', 'kz'],
  ['GE', 'ge'],
] as const)('a bill’s venue names its country: %s', (countryCode, country) => {
  const { townConfig } = testVenue();
  expect(billVenue(testVenue({ townConfig: { ...townConfig, countryCode } }), [])).toMatchObject({ country });
});

test('a bill’s venue has the text that paying agrees to, and no other', () => {
  const documents = ['offer', 'personal_data_consent'].map((code) => ({ code, version: '1.4' }));
  expect(billVenue(testVenue(), documents).documents).toEqual([documents[1]]);
});
