import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { dinerDetailsSchema, type ProductDetails } from '@/lib/menu/product-details';
import type { MenuServices } from '@/lib/menu/menu-services';
import { EVERYWHERE, testPromotedProduct } from '@/lib/menu/test-product';
import messages from '@/messages/ru.json';
import { ProductForm } from './product-form.client';
import { MenuContext, type MenuActions } from './use-menu';

export const VENUE = { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT };
export const PRODUCT = testPromotedProduct({ description: 'С бараниной', hasAdditives: true });
/** The form of a product on a menu, in Russian. */
export function openProductForm(
  part: Partial<ProductDetails['product']> = {},
  groups: ProductDetails['groups'] = [],
  {
    isTaken = true,
    services = EVERYWHERE,
    hits = [],
    SetField = null,
  }: {
    isTaken?: boolean;
    services?: MenuServices;
    hits?: number[];
    SetField?: MenuActions['SetField'];
  } = {},
) {
  const details = dinerDetailsSchema.parse({ product: { ...PRODUCT, ...part }, groups });
  const actions: MenuActions = {
    venue: VENUE,
    services,
    hits,
    hasHearts: true,
    SetField,
    addLine: jest.fn().mockResolvedValue(isTaken),
    menuRef: { current: null },
    arrangeSections: jest.fn(),
    openProduct: jest.fn(),
  };
  const onClose = jest.fn();
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <MenuContext value={actions}>
        <ProductForm details={details} onClose={onClose} />
      </MenuContext>
    </NextIntlClientProvider>,
  );
  return { addLine: jest.mocked(actions.addLine), onClose, user: userEvent.setup() };
}
