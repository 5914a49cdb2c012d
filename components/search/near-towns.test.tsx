import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/en.json';
import { NearTowns } from './near-towns';

test.each([
  [
    'of another country than the origin’s names that country',
    'ge',
    '/search?q=khinkali&country=ge&town=batumi',
  ],
  ['of the origin’s own country names none', null, '/search?q=khinkali&town=batumi'],
])('a search in a town %s', (_what, country, address) => {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <NearTowns text="khinkali" towns={[{ name: 'Batumi', translitName: 'batumi', country }]} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('link', { name: 'Batumi' })).toHaveAttribute('href', address);
});
