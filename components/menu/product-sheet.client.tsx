'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, type CSSProperties } from 'react';
import { Button } from '@/components/ui/button';
import { Counter } from '@/components/ui/counter.client';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { Glyph } from '@/components/ui/glyph';
import { nameModal } from '@/components/ui/modal-entry';
import { Sheet } from '@/components/ui/sheet.client';
import { Skeleton } from '@/components/ui/skeleton';
import { track } from '@/lib/core/analytics/track';
import { BffError, isNetworkFailure } from '@/lib/core/bff/client';
import { queryClient } from '@/lib/core/bff/query-client';
import { productQuery } from '@/lib/menu/menu.api';
import { isKiosk } from '@/lib/core/site/is-kiosk';
import { withNonBreakingSpaces } from '@/lib/core/text/non-breaking-spaces';
import type { ProductPreview } from './product-preview';
import { useMenu } from './use-menu';
import { ProductForm } from './product-form.client';

type ProductSheetProps = {
  productId: number;
  /** The content of the pressed card; null where the product was opened by an address. */
  preview: ProductPreview | null;
  onClose: () => void;
};

/** The sheet of a product: requests it, and shows it, what its card knows meanwhile, or why it failed to load. */
export function ProductSheet(props: ProductSheetProps) {
  return (
    <QueryClientProvider client={queryClient()}>
      <LoadedSheet {...props} />
    </QueryClientProvider>
  );
}

function LoadedSheet({ productId, preview, onClose }: ProductSheetProps) {
  const t = useTranslations('menu');
  const common = useTranslations('layout');
  const { venue, services } = useMenu();
  useEffect(() => track('product_opened', { venueId: venue.id, productId }), [venue.id, productId]);
  const { data, error, refetch, isFetching } = useQuery(productQuery(venue.id, productId, services.chosen));
  const isLoaded = data !== undefined;
  // Of a later request nothing is shown, and the entry may be that of a question over the sheet.
  const failure = isLoaded ? null : error;
  // Each sheet writes its own entry, the one after the preview too. The next guest of a kiosk finds nothing open.
  useEffect(() => {
    if (!isKiosk()) nameModal(productId);
  }, [productId, isLoaded, failure]);
  if (data)
    return <ProductForm details={data} previewUrl={preview?.picture?.url ?? null} onClose={onClose} />;
  if (preview && !error) return <PreviewSheet preview={preview} onClose={onClose} />;
  const isMissing = error instanceof BffError && error.code === 'menu/product-not-found';
  const isOffline = isNetworkFailure(error);
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={error ? t(isMissing ? 'productMissing' : 'productFailed') : common('loading')}
      titleHidden
      closeLabel={common('close')}
    >
      {error ? (
        <EmptyState
          role="alert"
          art={isOffline ? <Glyph name="alert" /> : <EmptyPicture name={isMissing ? 'plate' : 'pan'} />}
          title={t(isMissing ? 'productMissing' : 'productFailed')}
          action={
            isMissing ? undefined : (
              <Button tone="tint" busy={isFetching} onClick={() => void refetch()}>
                {common('retry')}
              </Button>
            )
          }
        >
          {t(isMissing ? 'productMissingText' : 'failedText')}
        </EmptyState>
      ) : (
        <div aria-busy="true" className="grid gap-3 pt-4 pb-8">
          <Skeleton shape="card" className="aspect-4/3 w-full" />
          <Skeleton className="h-7 w-3/4" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton shape="control" className="h-14 w-full" />
          <Skeleton shape="control" className="h-14 w-full" />
        </div>
      )}
    </Sheet>
  );
}

/** A card's picture, or its colours while the card itself waits for it. */
function CardPicture({ url, colours }: NonNullable<ProductPreview['picture']>) {
  const style: CSSProperties & Record<'--colours', string> = { '--colours': colours };
  return url === null ? (
    <span className="picture" style={style} />
  ) : (
    <img className="picture" src={url} style={style} alt="" />
  );
}

/** The product as its card knows it, until the rest is loaded into the same room. */
function PreviewSheet({
  preview: { name, price, picture, hasChoices },
  onClose,
}: {
  preview: ProductPreview;
  onClose: () => void;
}) {
  const t = useTranslations('menu');
  const common = useTranslations('layout');
  const { hasHearts } = useMenu();
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={withNonBreakingSpaces(name)}
      titleAside={hasHearts ? <span className="icon-button" /> : undefined}
      closeLabel={common('close')}
      picture={picture && <CardPicture {...picture} />}
      isFull={hasChoices}
      intro={
        <div aria-busy="true" className="mt-2 grid gap-3">
          <span className="visually-hidden" role="status">
            {common('loading')}
          </span>
          <Skeleton className="h-6 w-1/2" />
          {picture ? <Skeleton className="h-5 w-3/4" /> : null}
        </div>
      }
      footer={
        <>
          <Counter
            value={1}
            onChange={() => undefined}
            look="big"
            disabled
            labels={{ group: t('count'), less: t('less'), more: t('more') }}
          />
          <Button big split disabled>
            <span>{t('addToCart')}</span>
            <span className="number">{price}</span>
          </Button>
        </>
      }
    >
      {hasChoices ? (
        <div className="option-group grid gap-3">
          <Skeleton className="h-6 w-1/3" />
          <Skeleton shape="card" className="h-56 w-full" />
        </div>
      ) : null}
    </Sheet>
  );
}
