import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { needsChoice, type Product } from '@/lib/menu/menu';
import { addableFacts } from '@/lib/cart/addable-facts';

/**
 * The plus of a product: adds one piece at once, or opens the product where something must be chosen. Only its label, its
 * place and what it adds: a menu has hundreds of them, so one handler serves all, and one subscriber of the cart writes their counts (see
 * `cart-counts.ts`).
 */
export function PlusButton({ product, isPictured }: { product: Product; isPictured: boolean }) {
  const t = useTranslations('menu');
  return (
    <button
      type="button"
      className="plus-button"
      data-plus={product.id}
      data-facts={addableFacts(product, isPictured)}
      aria-label={t(needsChoice(product) ? 'choose' : 'add', { name: product.name })}
    >
      <i>
        <Glyph name="plus" size="small" />
      </i>
    </button>
  );
}
