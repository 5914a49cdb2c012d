'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { isPlainPress } from '@/components/ui/plain-press';
import { firstViewPaths } from '@/lib/paths/first-view-paths';
import type { Coordinates } from '@/lib/towns/distance';
import { isPermitted } from '@/lib/towns/geolocation-permission';
import { mayOpenByItself, rememberDisabled } from '@/lib/towns/picker-memory';
import { useAddressLine } from './use-address-line';
import { useAddressSheet } from './use-address-sheet';

/** Delay after the page is loaded, milliseconds. */
const CHECK_DELAY_MS = 1500;

/**
 * The header's line: opens the choice of address and town as a sheet over the page, and leads to the page of towns without
 * scripts. Where the first venue turns out to be far from the diner, the sheet opens by itself (TOWN-16).
 */
export function AddressLineOpener({ town, centre }: { town: string; centre: Coordinates | null }) {
  const t = useTranslations('addressLine');
  const line = useAddressLine(centre);
  const { open, suggestTown, prepare, sheet } = useAddressSheet({
    town,
    insteadPath: firstViewPaths.towns(),
    onDismissed: rememberDisabled,
  });
  const suggest = useEffectEvent(suggestTown);

  useEffect(() => {
    let isHere = true;
    const check = async () => {
      if (!mayOpenByItself() || !(await isPermitted())) return;
      const { isInWrongTown } = await import('@/lib/venues/far-town');
      if ((await isInWrongTown()) && isHere) suggest();
    };
    // A failed request only means that no town is suggested.
    const timer = setTimeout(() => void check().catch(() => undefined), CHECK_DELAY_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);

  return (
    <>
      <a
        href={firstViewPaths.towns()}
        className="address-line"
        aria-label={t('change', { place: line ? `${town}, ${line}` : town })}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          open();
        }}
      >
        {line ? (
          // Elements of its own, so that the arrow is drawn anew and does not move.
          <span key="address" className="address-line__whole">
            <span className="address-line__text">
              <b>{`${town},`}</b> <span>{line}</span>
            </span>
            <Glyph name="down" size="tiny" />
          </span>
        ) : (
          <span key="town" className="address-line__whole">
            <b>{town}</b>
            <Glyph name="down" size="tiny" />
          </span>
        )}
      </a>
      {sheet}
    </>
  );
}
