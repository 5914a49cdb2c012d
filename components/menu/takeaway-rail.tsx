import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { Rail } from '@/components/ui/rail';
import { StaticContent } from '@/components/ui/static-content.client';
import type { Menu } from '@/lib/menu/menu';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';
import { takeawayCategories } from '@/lib/menu/takeaway-categories';

/** Food to take home as tiles with pictures, each leading to its category (MENU-08). */
export function TakeawayRail({ menu }: { menu: Menu }) {
  const t = useTranslations('menu');
  const categories = takeawayCategories(menu);
  if (categories.length === 0) return null;
  return (
    <StaticContent as="section" name="takeaway" className="section" aria-labelledby="take-home">
      <div className="section__head">
        <h2 id="take-home">{t('takeHome')}</h2>
      </div>
      <Rail className="rail--filled rail--takeaway">
        {categories.map(({ kind, category }) => (
          <li key={kind}>
            <a className="card takeaway-tile" href={`#c${category.id}`}>
              {category.imageUrl ? (
                <span className="takeaway-tile__picture">
                  <Picture
                    source={category.imageUrl}
                    alt=""
                    ratio="2:1"
                    sizes="(min-width: 1024px) 240px, 176px"
                    widths={[360, 560]}
                  />
                </span>
              ) : null}
              <b className="takeaway-tile__name">{withNonBreakingSpaces(category.name)}</b>
            </a>
          </li>
        ))}
      </Rail>
    </StaticContent>
  );
}
