'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { ProductCard } from '@/components/menu/product-card';
import { useMenu } from '@/components/menu/use-menu';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import type { Product } from '@/lib/menu/menu';
import { categoryQuery } from '@/lib/menu/menu.api';
import { paths } from '@/lib/core/paths/paths';
import type { KioskCategory } from './kiosk-props';

/** A screen of tiles: they are drawn with the touch, and their pictures requested at once. */
const FIRST_TILES = 8;

/**
 * One width: Chromium never frees a picture with several widths, nor the tile around it, that a touch has removed while it was being drawn. A
 * kiosk's page lives for hours.
 */
const TILE_WIDTHS = [480] as const;

const Tile = memo(ProductCard);

/** Dishes as tiles. */
export function DishTiles({ dishes, children }: { dishes: readonly Product[]; children?: ReactNode }) {
  const { venue, services, hits } = useMenu();
  // A touch shows the next screen before a slow tablet has drawn what lies below it.
  const drawn = useAfterPaint(dishes.length, FIRST_TILES);
  return (
    <div className="kiosk-tiles">
      {dishes.slice(0, drawn).map((product, place) => (
        <Tile
          key={product.id}
          product={product}
          isHit={hits.includes(product.id)}
          moneyFormat={venue.moneyFormat}
          services={services}
          priority={place < FIRST_TILES}
          widths={TILE_WIDTHS}
          hasHeart={false}
          // Without the dish: the address of a tab must not show it to the next guest.
          href={paths.kioskMenu(venue.id)}
        />
      ))}
      {children}
    </div>
  );
}

/** The dishes of a category as tiles; those of a long menu that the page does not have are loaded. */
export function CategoryDishes({ category: { id, products, count } }: { category: KioskCategory }) {
  const t = useTranslations('menu');
  const common = useTranslations('layout');
  const { venue } = useMenu();
  const isWhole = products.length >= count;
  const { data, isError, refetch } = useQuery({ ...categoryQuery(venue.id, id), enabled: !isWhole });
  const dishes = isWhole ? products : (data?.products ?? products);
  return (
    <>
      <DishTiles dishes={dishes}>
        {isWhole || data || isError
          ? null
          : Array.from({ length: Math.min(6, count - products.length) }, (_, place) => (
              <Skeleton key={place} shape="card" className="aspect-3/4 w-full" />
            ))}
      </DishTiles>
      {isError ? (
        <Notice
          tone="warn"
          title={t('categoryFailed')}
          actions={
            <Button tone="text" onClick={() => void refetch()}>
              {common('retry')}
            </Button>
          }
        />
      ) : null}
    </>
  );
}
