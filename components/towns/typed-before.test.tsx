import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import messages from '@/messages/ru.json';
import { TownPicker } from './town-picker.client';

const town = (id: number, name: string, translitName: string) => ({
  id,
  name,
  translitName,
  names: [name, translitName],
  coordinates: { latitude: 43, longitude: 76 },
});
const TOWNS = [town(1, 'Алматы', 'almaty'), town(2, 'Астана', 'astana')];

// Holds LAY-36.
test('a town that was typed before the page listened is searched when it does', async () => {
  const page = (
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <TownPicker
        choices={{ country: 'kz', addressCountry: null, countries: ['kz'], currentId: 1, towns: TOWNS }}
      />
    </NextIntlClientProvider>
  );
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(field, 'астан');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  await act(() => Promise.resolve(hydrateRoot(document.body.children[0] as Element, page)));
  expect(field).toHaveValue('астан');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Астана']);
});
