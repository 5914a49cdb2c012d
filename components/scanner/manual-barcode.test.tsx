import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { MenuContext, type MenuActions } from '@/components/menu/use-menu';
import { answeredBy } from '@/lib/core/bff/test-server';
import { testProduct } from '@/lib/menu/test-product';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { ManualBarcode } from './manual-barcode.client';

const t = createTranslator({ locale: 'ru', messages, namespace: 'scanner' });
const JUICE = { product: testProduct({ id: 2, name: 'Сок' }) };
const NO_PRODUCT = { product: null };

/** Shows the form at a venue that answers the lookups like this, one after another. */
function show(answers: object[]) {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(answeredBy({ 'POST /api/menu/barcode': answers }));
  const openProduct = jest.fn();
  const menu: Partial<MenuActions> = {
    venue: { id: 3107, name: 'Самал', moneyFormat: KZT_FORMAT },
    openProduct,
  };
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <MenuContext value={menu as MenuActions}>
        <ManualBarcode />
      </MenuContext>
    </NextIntlClientProvider>,
  );
  const lookups = () =>
    fetched.mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { barcode: string }).barcode);
  return { openProduct, lookups, field: screen.getByLabelText<HTMLInputElement>(t('digits')) };
}

describe('a typed barcode', () => {
  // Holds SHOP-29.
  test('leaves its field empty once its product is shown, so that the next one can be typed', async () => {
    const { openProduct, lookups, field } = show([JUICE, JUICE]);
    await userEvent.type(field, '4870300001375{Enter}');
    await waitFor(() => expect(openProduct).toHaveBeenCalledTimes(1));
    expect(field).toHaveValue('');
    await userEvent.type(field, '4870300002747{Enter}');
    await waitFor(() => expect(openProduct).toHaveBeenCalledTimes(2));
    expect(lookups()).toEqual(['4870300001375', '4870300002747']);
  });

  // Holds SHOP-28.
  test('is looked up by its other reading where the first one has no product', async () => {
    const { openProduct, lookups, field } = show([NO_PRODUCT, JUICE]);
    await userEvent.type(field, '12345670{Enter}');
    await waitFor(() => expect(openProduct).toHaveBeenCalledWith(2));
    expect(lookups()).toEqual(['12345670', '0123456000070']);
  });

  // Holds SHOP-07, SHOP-08, SHOP-19, SHOP-27.
  test.each([
    ['4870001234562', t('wrongBarcode')],
    ['4870300001375', t('notFound')],
  ])('a typed barcode that is not found is selected, and %s says why', async (typed, text) => {
    const { lookups, field } = show([NO_PRODUCT]);
    await userEvent.type(field, `${typed}{Enter}`);
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(lookups()).toEqual([typed]);
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, typed.length]);
  });
});
