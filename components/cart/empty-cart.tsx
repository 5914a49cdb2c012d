import { useTranslations } from 'next-intl';

/** The place of the cart beside a page, as long as nothing is in it. */
export function EmptyCart() {
  const t = useTranslations('menu');
  return (
    <section className="card card--padded" aria-labelledby="cart-aside">
      <h2 id="cart-aside" className="title">
        {t('cart')}
      </h2>
      <p className="mt-2 font-semibold">{t('cartEmpty')}</p>
      <p className="muted">{t('cartEmptyText')}</p>
    </section>
  );
}
