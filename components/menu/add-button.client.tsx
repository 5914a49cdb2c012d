'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { useCart } from '@/components/cart/use-cart';
import { piecesIn } from '@/lib/cart/cart';
import { useMenu, type AddableProduct } from './use-menu';

/** The plus of a product: adds one piece at once, or opens the product where something must be chosen. */
export function AddButton({ product, needsChoice }: { product: AddableProduct; needsChoice: boolean }) {
  const t = useTranslations('menu');
  const { cart } = useCart();
  const { addProduct, openProduct, venue } = useMenu();
  const count = cart?.venue.id === venue.id ? piecesIn(cart, product.id) : 0;
  const label = needsChoice
    ? t('choose', { name: product.name })
    : count > 0
      ? t('addMore', { name: product.name, count })
      : t('add', { name: product.name });
  return (
    <button
      type="button"
      className={count > 0 ? 'plus plus--in' : 'plus'}
      aria-label={label}
      onClick={() => (needsChoice ? openProduct(product.id) : addProduct(product))}
    >
      <i>{count > 0 ? count : <Glyph name="plus" size="s" />}</i>
    </button>
  );
}
