import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { paths } from '@/lib/paths/paths';
import type { FoundDish as Dish } from '@/lib/search/search';
import { FoundName } from './found-name';

/** A dish in a list of results: one row that opens it on the page of its venue. */
export function FoundDish({ dish, text }: { dish: Dish; text: string }) {
  const t = useTranslations('search');
  return (
    <Link
      href={paths.product(dish.venueId, dish.id)}
      prefetch={false}
      className={dish.isUnavailable ? 'row found prod--off' : 'row found'}
    >
      {dish.imageUrl ? (
        <span className="found__pic">
          <Picture source={dish.imageUrl} alt="" ratio="1:1" />
        </span>
      ) : null}
      <span className="grow">
        <span className="row__name block">
          <FoundName name={dish.name} text={text} />
        </span>
        {dish.weight ? <span className="prod__meta block">{dish.weight}</span> : null}
        {dish.isUnavailable ? <span className="tag tag--quiet mt-1">{t('soldOut')}</span> : null}
      </span>
      <DishPrice dish={dish} />
    </Link>
  );
}

function DishPrice({ dish }: { dish: Dish }) {
  const t = useTranslations('search');
  if (dish.fullPrice !== null) {
    return (
      <span className="price price--promo">
        <s className="old">
          <span className="sr">{t('oldPrice')} </span>
          {dish.fullPrice}
        </s>
        {dish.price}
      </span>
    );
  }
  return (
    <span className="price">{dish.isFromPrice ? t('fromPrice', { price: dish.price }) : dish.price}</span>
  );
}
