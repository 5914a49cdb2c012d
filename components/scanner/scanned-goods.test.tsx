import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { useEffect } from 'react';
import { MenuContext, type MenuActions } from '@/components/menu/use-menu';
import { answeredBy } from '@/lib/core/bff/test-server';
import { testProduct } from '@/lib/menu/test-product';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { LookupNotice } from './lookup-notice.client';
import { useScannedGoods } from './use-scanned-goods';

const t = createTranslator({ locale: 'ru', messages, namespace: 'scanner' });
const JUICE = testProduct({ id: 2, name: 'Сок' });

let scan: (barcodes: readonly string[]) => boolean;
function Goods() {
  const goods = useScannedGoods();
  useEffect(() => {
    scan = goods.scan;
  });
  return (
    <>
      {goods.missed.map(({ barcode, lookup }) => (
        <LookupNotice key={barcode} lookup={lookup} onClose={() => goods.dismiss(barcode)} />
      ))}
      <LookupNotice lookup={goods.lookup} />
    </>
  );
}

/** Our server answers the lookups of barcodes like this, one after another. */
const answerLookups = (...answers: ({ product: object | null } | 'no network' | 'never')[]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy({ 'POST /api/menu/barcode': answers }));

beforeEach(() => {
  const menu: Partial<MenuActions> = {
    venue: { id: 3107, name: 'Самал', moneyFormat: KZT_FORMAT },
    services: { chosen: 'takeaway', offered: ['takeaway'] },
    addLine: () => Promise.resolve(true),
  };
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <MenuContext value={menu as MenuActions}>
        <Goods />
      </MenuContext>
    </NextIntlClientProvider>,
  );
});

describe('goods that are scanned one after another', () => {
  test('keep a notice where they are not in the cart, whatever comes after them', async () => {
    answerLookups('no network', { product: JUICE });
    act(() => void (scan(['1']), scan(['2'])));
    expect(await screen.findByText(t('added', { name: 'Сок' }))).toBeVisible();
    expect(screen.getByText(t('lookupFailed'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: messages.layout.close }));
    expect(screen.queryByText(t('lookupFailed'))).not.toBeInTheDocument();
  });

  test('are not missed any more once they are scanned again', async () => {
    answerLookups({ product: null }, { product: JUICE });
    act(() => void scan(['1']));
    expect(await screen.findByText(t('notFound'))).toBeVisible();
    act(() => void scan(['1']));
    expect(await screen.findByText(t('added', { name: 'Сок' }))).toBeVisible();
    expect(screen.queryByText(t('notFound'))).not.toBeInTheDocument();
  });

  test('are refused with a notice while too many wait for an answer', () => {
    answerLookups('never');
    const taken: boolean[] = [];
    act(() => {
      for (const barcode of ['1', '2', '3', '4', '5', '6']) taken.push(scan([barcode]));
    });
    expect(taken).toEqual([true, true, true, true, true, false]);
    expect(screen.getByText(t('lookupFailed'))).toBeVisible();
  });
});
