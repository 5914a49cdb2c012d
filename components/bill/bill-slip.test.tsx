import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { NextIntlClientProvider } from 'next-intl';
import { testBill } from '@/lib/bill/test-bill';
import { readMoney } from '@/lib/core/money/test-written-money';
import messages from '@/messages/ru.json';
import { BillSlip } from './bill-slip.client';

const text = messages.bill;
const VENUE = { name: 'Самал', timezone: 'Asia/Almaty' };
const hundredths = fc.integer({ min: 1, max: 5_000_000 });

/** The amount of a row, minor units; 0 without it. */
const row = (name: string) =>
  readMoney(
    screen.queryByText(name, { normalizer: (found) => found })?.nextElementSibling?.textContent ?? '0',
  );

// Holds MON-28.
test('the rows of a bill’s slip add up as they are written, with service and a part that is paid', () => {
  fc.assert(
    fc.property(
      fc.array(hundredths, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 300_000 }),
      fc.nat(99),
      (dishes, serviceChargeMinor, paidPercent) => {
        cleanup();
        const positionsSumMinor = dishes.reduce((sum, amountMinor) => sum + amountMinor, 0);
        const sumMinor = positionsSumMinor + serviceChargeMinor;
        const paidMinor = Math.floor((sumMinor * paidPercent) / 100);
        const positions = dishes.map((amount, index) => ({
          name: `Самса ${index}`,
          count: 1,
          sumMinor: amount,
        }));
        const sums = {
          positionsSumMinor,
          serviceChargeMinor,
          sumMinor,
          paidMinor,
          toPayMinor: sumMinor - paidMinor,
        };
        render(
          <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
            <BillSlip bill={testBill({ positions, ...sums })} venue={VENUE} />
          </NextIntlClientProvider>,
        );
        const written = positions.reduce((sum, { name }) => sum + row(name), 0);
        const serviceMinor = row('Обслуживание, 10\u00A0%');
        const totalMinor = row(text.total);
        expect(written + serviceMinor).toBe(totalMinor);
        if (serviceMinor > 0) expect(row(text.positions)).toBe(written);
        if (row(text.paid) > 0) expect(row(text.paid) + row(text.toPay)).toBe(totalMinor);
        expect(totalMinor).toBe(Math.floor(sumMinor / 100) * 100);
      },
    ),
    { numRuns: 40 },
  );
});
