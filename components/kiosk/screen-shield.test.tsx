import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { answeredBy } from '@/lib/core/bff/test-server';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { emptyStorage } from '@/lib/core/storage/test-storage';
import messages from '@/messages/en.json';
import { KioskScreen } from './kiosk-screen.client';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const { takeaway } = messages.kiosk;

test('a double press that begins an order does not open the dish that comes in its place', async () => {
  emptyStorage();
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    answeredBy({
      'GET /api/kiosk/enrolment': { isRequired: false, venueId: null },
      'POST /api/kiosk/session': {},
      'HEAD /api/health': {},
    }),
  );
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <KioskScreen
        venue={{ id: 3107, name: 'Samal', moneyFormat: KZT_FORMAT }}
        categories={[]}
        popular={[]}
        hits={[]}
        stories={[]}
        offered={['takeaway']}
        documents={[]}
        language="en"
        countryLanguage="en"
        languages={[]}
      />
    </NextIntlClientProvider>,
  );
  const button = await screen.findByRole('button', { name: takeaway });
  fireEvent.pointerDown(button);
  expect(document.querySelector('.press-shield')).toBeNull();
  fireEvent.click(button);
  expect(document.querySelector('.press-shield')).not.toBeNull();
});
