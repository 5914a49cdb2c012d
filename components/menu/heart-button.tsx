import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import type { Product } from '@/lib/menu/menu';

/**
 * The heart of a card. In the page, which is the same for all, it is empty; a signed-in diner's favourites are filled in once
 * they are known (`hearts.ts`). One handler of the menu serves all hearts.
 */
export function HeartButton({ product: { id, name } }: { product: Product }) {
  const t = useTranslations('menu');
  return (
    <button
      type="button"
      className="heart-button"
      data-heart={id}
      aria-pressed={false}
      aria-label={t('favouriteNamed', { name })}
    >
      <i>
        <Glyph name="heart" size="small" />
      </i>
    </button>
  );
}
