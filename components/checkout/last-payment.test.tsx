import { screen } from '@testing-library/react';
import { lastPayment, saveLastPayment } from '@/lib/pages/checkout/last-payment';
import { orderButton, placed, problem, show, startOver, t } from './test-checkout';

beforeEach(() => {
  startOver();
  document.documentElement.dataset.site = 'kz-ru-web';
});
afterEach(() => {
  delete document.documentElement.dataset.site;
});

// Holds PAY-13.
describe('the way to pay of the last order', () => {
  test('is chosen, said once, until the diner chooses another one, which is the last then', async () => {
    saveLastPayment('kz', 'online');
    const { onPlace, user } = await show({});
    expect(screen.getByRole('radio', { name: t('short_online') })).toBeChecked();
    expect(screen.getAllByText(t('paymentOfLast'))).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: t('short_kaspi') }));
    expect(screen.queryByText(t('paymentOfLast'))).not.toBeInTheDocument();
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ payment: 'kaspi' });
    expect(lastPayment('kz')).toBe('kaspi');
  });

  test('is not that of another country', async () => {
    saveLastPayment('ge', 'online');
    await show({});
    expect(screen.getByRole('radio', { name: t('short_cash') })).toBeChecked();
    expect(screen.queryByText(t('paymentOfLast'))).not.toBeInTheDocument();
  });

  test('is not said where it stands first anyway', async () => {
    saveLastPayment('kz', 'cash');
    await show({});
    expect(screen.queryByText(t('paymentOfLast'))).not.toBeInTheDocument();
  });

  test('gives way where the venue does not take it, and says so', async () => {
    saveLastPayment('kz', 'kaspi');
    const { onPlace, user } = await show({ quote: { venue: { payments: ['cash', 'online'] } } });
    expect(screen.getByText(t('paymentMoved'))).toBeVisible();
    expect(problem()).toBeNull();
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ payment: 'cash' });
  });
});
