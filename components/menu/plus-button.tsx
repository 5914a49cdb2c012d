import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { needsChoice, type Product } from '@/lib/menu/menu';

/**
 * The plus of a product: adds one piece at once, or opens the product where something must be chosen. Only its label and
 * its place: a menu has hundreds of them, so one handler serves all, and one subscriber of the cart writes their counts (see
 * `use-pluses.ts`).
 */
export function PlusButton({ product }: { product: Product }) {
  const t = useTranslations('menu');
  return (
    <button
      type="button"
      className="plus-button"
      data-plus={product.id}
      aria-label={t(needsChoice(product) ? 'choose' : 'add', { name: product.name })}
    >
      <i>
        <Glyph name="plus" size="small" />
      </i>
    </button>
  );
}
