'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { IconButton } from '@/components/ui/icon-button';
import { queryClient } from '@/lib/core/bff/query-client';
import type { DinerMenu } from '@/lib/menu/diner-menu';
import { withFavourite } from '@/lib/menu/favourites';
import { dinerMenuQuery } from '@/lib/menu/favourites.api';
import type { Product } from '@/lib/menu/menu';
import { isSignedInHere } from '@/lib/core/session/sign-in-id';
import { changeFavourite, lastPress } from './change-favourite';

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
  /** The state set by a press here or on a card; otherwise the lists decide. */
  const [pressed, setPressed] = useState(() => lastPress(product.venueId, product.id));
  const [isBusy, setIsBusy] = useState(false);
  // The lists hold the latest favourites only; for older ones the product says so (MENU-27).
  const isListed = lists?.isOwn === true && lists.favourites.some(({ id }) => id === product.id);
  const known = isListed || product.isFavourite;
  const isFavourite = pressed ?? known;

  const press = async () => {
    if (isBusy) return;
    const isWanted = !isFavourite;
    setIsBusy(true);
    setPressed(isWanted);
    if (await changeFavourite(product, isWanted, t)) {
      // A list that is being loaded does not contain the change yet.
      await queryClient().cancelQueries({ queryKey: dinerMenuQuery(product.venueId).queryKey });
      queryClient().setQueryData<DinerMenu>(dinerMenuQuery(product.venueId).queryKey, (current) =>
        current?.isOwn ? withFavourite(current, product, isWanted) : current,
      );
    } else setPressed(!isWanted);
    setIsBusy(false);
  };

  return (
    <IconButton
      label={t('favourite')}
      edge="trail"
      aria-pressed={isFavourite}
      aria-busy={isBusy || undefined}
      onClick={() => void press()}
    >
      <Glyph name={isFavourite ? 'heart-filled' : 'heart'} />
    </IconButton>
  );
}
