'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { IconButton } from '@/components/ui/icon-button';
import { toasts } from '@/components/ui/toasts';
import { BffError } from '@/lib/bff/client';
import { queryClient } from '@/lib/bff/query-client';
import type { DinerMenu } from '@/lib/menu/diner-menu';
import { withFavourite } from '@/lib/menu/favourites';
import { dinerMenuQuery, setFavourite } from '@/lib/menu/favourites.api';
import type { Product } from '@/lib/menu/menu';
import type { DinerDetails } from '@/lib/menu/product-details';
import { paths } from '@/lib/paths/paths';
import { isSignedInHere } from '@/lib/session/sign-in-id';

/** The heart of a product: marks it as a favourite at once, and reverts that where the server fails. */
export function FavouriteButton({ product }: { product: Product }) {
  return (
    <QueryClientProvider client={queryClient()}>
      <Heart product={product} />
    </QueryClientProvider>
  );
}

function Heart({ product }: { product: Product }) {
  const t = useTranslations('menu');
  // A guest has no favourites.
  const { data: lists } = useQuery({ ...dinerMenuQuery(product.venueId), enabled: isSignedInHere() });
  /** The state set by a press here; otherwise the lists decide. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // The lists hold the latest favourites only; for older ones the product says so (MENU-27).
  const isListed = lists?.isOwn === true && lists.favourites.some(({ id }) => id === product.id);
  const known = isListed || product.isFavourite;
  const isMarked = pressed ?? known;

  const press = async () => {
    if (isBusy) return;
    const isWanted = !isMarked;
    setIsBusy(true);
    setPressed(isWanted);
    try {
      await setFavourite({ venueId: product.venueId, productId: product.id, isFavourite: isWanted });
      // A list that is being loaded does not contain the change yet.
      await queryClient().cancelQueries({ queryKey: dinerMenuQuery(product.venueId).queryKey });
      queryClient().setQueryData<DinerMenu>(dinerMenuQuery(product.venueId).queryKey, (current) =>
        current?.isOwn ? withFavourite(current, product, isWanted) : current,
      );
      queryClient().setQueriesData<DinerDetails>(
        { queryKey: ['product', product.venueId, product.id] },
        (current) => current && { ...current, product: { ...current.product, isFavourite: isWanted } },
      );
    } catch (error) {
      setPressed(!isWanted);
      const isGuest = error instanceof BffError && error.code === 'auth/required';
      toasts.show(
        isGuest
          ? {
              text: t('favouriteNeedsSignIn'),
              action: {
                label: t('signIn'),
                run: () => window.location.assign(paths.signIn(paths.product(product.venueId, product.id))),
              },
            }
          : { text: t('favouriteFailed') },
      );
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <IconButton
      label={t('favourite')}
      edge="trail"
      aria-pressed={isMarked}
      aria-busy={isBusy || undefined}
      onClick={() => void press()}
    >
      <Glyph name={isMarked ? 'heart-filled' : 'heart'} />
    </IconButton>
  );
}
