'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { noteLoadFailure } from '@/components/ui/note-load-failure';
import type { TilePagesProps } from './later-tile-pages.client';
import { TileSkeleton } from './tile-skeleton';
import { useTileEnd } from './use-tile-end';

const loadPages = () => import('./later-tile-pages.client').then((module) => module.LaterTilePages);
/** Stored per document, so that the way back draws later pages at once. */
let LaterTilePages: Awaited<ReturnType<typeof loadPages>> | null = null;

/** The end of a row of Home; the code of its later pages comes with the first of them. */
export function VenueTileTail(props: TilePagesProps) {
  const { page, shape } = props;
  const t = useTranslations('venues');
  const [Pages, setPages] = useState(() => LaterTilePages);
  const [code, setCode] = useState<'resting' | 'wanted' | 'failed'>('resting');
  const load = () => {
    setCode('wanted');
    loadPages().then(
      (Loaded) => {
        LaterTilePages = Loaded;
        setPages(() => Loaded);
      },
      (error: unknown) => {
        setCode('failed');
        noteLoadFailure(error, t('listFailed'));
      },
    );
  };
  const isWanted = code === 'wanted';
  const goesOnByItself = code === 'resting' && (shape === 'rail' || page === 0);
  const end = useTileEnd(!Pages && goesOnByItself, load);
  if (Pages) return <Pages {...props} isWanted={isWanted} />;
  return (
    <>
      {isWanted || (goesOnByItself && page === 0) ? <TileSkeleton label={t('searching')} /> : null}
      {goesOnByItself ? <li ref={end} aria-hidden="true" className="tile-end" /> : null}
      {isWanted || goesOnByItself ? null : (
        <li className="tile-end tile-end--wide">
          <Button tone="tint" wide onClick={load}>
            {t('more')}
          </Button>
        </li>
      )}
    </>
  );
}
