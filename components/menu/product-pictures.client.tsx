'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { IconButton } from '@/components/ui/icon-button';
import { Picture } from '@/components/ui/picture';
import type { Product } from '@/lib/menu/menu';

type ProductPicturesProps = {
  product: Pick<Product, 'imageUrl' | 'moreImageUrls'>;
  /** The card's picture, which shows until the larger one is loaded. */
  previewUrl: string | null;
};

/** Widths in pixels of the file, and the width that it has in a sheet before it is cropped to its place. */
const SIZE = { widths: [480, 800], sizes: '(min-width: 768px) 640px, 100vw' } as const;

/** The pictures of a product (MENU-15): one fills its box, several are swiped through, or stepped through by buttons. */
export function ProductPictures({ product: { imageUrl, moreImageUrls }, previewUrl }: ProductPicturesProps) {
  const t = useTranslations('menu');
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  // A slow network brings the first picture alone until the diner wants more.
  const [isWanted, setIsWanted] = useState(false);
  if (imageUrl === null) return null;
  const first = (
    <>
      {previewUrl === null ? null : <img className="picture sheet__preview" src={previewUrl} alt="" />}
      <Picture source={imageUrl} {...SIZE} alt="" priority />
    </>
  );
  if (moreImageUrls.length === 0) return first;

  const sources = [imageUrl, ...moreImageUrls];
  const total = sources.length;
  const want = () => setIsWanted(true);
  const step = (by: 1 | -1) => {
    want();
    const place = row.current;
    if (place) place.scrollLeft = ((shown + by + total) % total) * place.clientWidth;
  };
  const name = (index: number) => t('pictureOf', { number: index + 1, total });
  return (
    <div className="product-pictures" onPointerEnter={want} onFocus={want}>
      <div
        ref={row}
        className="product-pictures__row"
        role="group"
        aria-label={t('pictures')}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
        }}
      >
        {sources.map((source, index) => (
          <div key={source}>
            {index === 0 ? first : isWanted ? <Picture source={source} {...SIZE} alt={name(index)} /> : null}
          </div>
        ))}
      </div>
      <IconButton
        ground="float"
        className="product-pictures__step"
        label={t('previousPicture')}
        onClick={() => step(-1)}
      >
        <Glyph name="next" />
      </IconButton>
      <IconButton
        ground="float"
        className="product-pictures__step product-pictures__step--next"
        label={t('nextPicture')}
        onClick={() => step(1)}
      >
        <Glyph name="next" />
      </IconButton>
      <span className="visually-hidden" role="status">
        {isWanted ? name(shown) : null}
      </span>
      <span className="product-pictures__dots" aria-hidden="true">
        {sources.map((source, index) => (
          <i key={source} data-shown={index === shown ? '' : undefined} />
        ))}
      </span>
    </div>
  );
}
