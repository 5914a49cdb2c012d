import { toasts } from '@/components/ui/toasts';
import { BffError } from '@/lib/core/bff/client';
import { queryClient } from '@/lib/core/bff/query-client';
import { setFavourite } from '@/lib/menu/favourites.api';
import type { Product } from '@/lib/menu/menu';
import type { DinerDetails } from '@/lib/menu/product-details';
import { paths } from '@/lib/core/paths/paths';
import type { MenuTexts } from './use-menu';

/** By product, whether the last press on its heart made it a favourite. */
type FavouritePresses = Readonly<Record<number, boolean>>;

/** The presses of this visit on the hearts of a menu: they are newer than its lists. Never requested. */
export const favouritePressesQuery = (venueId: number) => ({
  queryKey: ['favourite-presses', venueId],
  queryFn: (): FavouritePresses => ({}),
  enabled: false,
  gcTime: Infinity,
});

/** The state that the last press on a product's heart has set; null where there was none. */
export const lastPress = (venueId: number, productId: number): boolean | null =>
  queryClient().getQueryData<FavouritePresses>(favouritePressesQuery(venueId).queryKey)?.[productId] ?? null;

const keepPress = (venueId: number, productId: number, isFavourite: boolean) =>
  queryClient().setQueryData<FavouritePresses>(favouritePressesQuery(venueId).queryKey, (presses) => ({
    ...presses,
    [productId]: isFavourite,
  }));

/** Makes a product a favourite, or no longer one. Says why where that fails; a guest gets the sign-in. @returns whether it was done */
export async function changeFavourite(
  { id, venueId }: Pick<Product, 'id' | 'venueId'>,
  isFavourite: boolean,
  t: MenuTexts,
): Promise<boolean> {
  keepPress(venueId, id, isFavourite);
  try {
    await setFavourite({ venueId, productId: id, isFavourite });
    queryClient().setQueriesData<DinerDetails>(
      { queryKey: ['product', venueId, id] },
      (current) => current && { ...current, product: { ...current.product, isFavourite } },
    );
    return true;
  } catch (error) {
    keepPress(venueId, id, !isFavourite);
    const isGuest = error instanceof BffError && error.code === 'auth/required';
    toasts.show(
      isGuest
        ? {
            text: t('favouriteNeedsSignIn'),
            action: {
              label: t('signIn'),
              run: () => window.location.assign(paths.signIn(paths.product(venueId, id))),
            },
          }
        : { text: t('favouriteFailed') },
    );
    return false;
  }
}
