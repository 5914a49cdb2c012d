import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Picture } from '@/components/ui/picture';
import { SoftLink } from '@/components/ui/soft-link';
import { availabilityText, canBeAdded, type MenuServices } from '@/lib/menu/menu-services';
import { paths } from '@/lib/core/paths/paths';
import type { FoundDish as Dish } from '@/lib/pages/search/search';
import { FoundName } from './found-name';

type FoundDishProps = {
  dish: Dish;
  /** Among the best sellers of its venue (MENU-58); unknown where several venues are searched. */
  isHit?: boolean;
  text: string;
  /** The service for which the menu of its venue is searched (MENU-35). */
  services: MenuServices;
};

/** A dish in a list of results: the row opens it on the page of its venue, the plus adds it. */
export function FoundDish({ dish, isHit, text, services }: FoundDishProps) {
  const t = useTranslations('search');
  const menu = useTranslations('menu');
  const isOff = !canBeAdded(dish, services);
  return (
    <article className={isOff ? 'list-row search-result is-unavailable' : 'list-row search-result'}>
      {dish.imageUrl ? (
        <span className="search-result__picture">
          <Picture source={dish.imageUrl} alt="" ratio="1:1" />
        </span>
      ) : null}
      <span className="flex-fill">
        <span className="list-row__name block">
          <SoftLink
            href={paths.product(dish.venueId, dish.id)}
            className="product-card__open"
            data-product={dish.id}
          >
            <FoundName name={dish.name} text={text} />
          </SoftLink>
        </span>
        {dish.weight ? <span className="product-card__meta block">{dish.weight}</span> : null}
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <DishPrice dish={dish} />
          {dish.isUnavailable ? (
            <span className="tag tag--quiet">{t('soldOut')}</span>
          ) : isOff ? (
            <Availability dish={dish} services={services} />
          ) : isHit ? (
            <span className="tag tag--quiet">{menu('hit')}</span>
          ) : null}
        </span>
      </span>
      {isOff ? null : <FoundPlus dish={dish} />}
    </article>
  );
}

/** Adds one piece; a dish with choices opens instead. */
function FoundPlus({ dish }: { dish: Dish }) {
  const t = useTranslations('menu');
  const sign = (
    <i>
      <Glyph name="plus" size="small" />
    </i>
  );
  return dish.facts === null ? (
    <SoftLink
      href={paths.product(dish.venueId, dish.id)}
      className="plus-button"
      data-plus={dish.id}
      aria-label={t('choose', { name: dish.name })}
    >
      {sign}
    </SoftLink>
  ) : (
    <button
      type="button"
      className="plus-button"
      data-plus={dish.id}
      data-facts={dish.facts}
      aria-label={t('add', { name: dish.name })}
    >
      {sign}
    </button>
  );
}

function Availability({ dish, services }: { dish: Dish; services: MenuServices }) {
  const t = useTranslations('menu');
  return <span className="tag tag--quiet">{t(availabilityText(dish, services) ?? 'available_nowhere')}</span>;
}

function DishPrice({ dish }: { dish: Dish }) {
  const t = useTranslations('search');
  const paid = dish.isFromPrice ? t('fromPrice', { price: dish.price }) : dish.price;
  if (dish.fullPrice !== null) {
    return (
      <span className="price price--promo">
        <s className="old-price">
          <span className="visually-hidden">{t('oldPrice')} </span>
          {dish.fullPrice}
        </s>
        {paid}
      </span>
    );
  }
  return <span className="price">{paid}</span>;
}
