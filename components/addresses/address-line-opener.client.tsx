'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { isPlainPress } from '@/components/ui/plain-press';
import { requestAddressPrompt } from '@/lib/ground/addresses/address-prompt';
import { hasStoredAddress } from '@/lib/ground/addresses/has-address';
import { firstViewPaths } from '@/lib/core/paths/first-view-paths';
import { onServiceChange } from '@/lib/core/site/service-change';
import type { Coordinates } from '@/lib/ground/towns/distance';
import { isPermitted } from '@/lib/ground/towns/geolocation-permission';
import { mayOpenByItself, rememberDisabled } from '@/lib/ground/towns/picker-memory';
import { useAddressLine } from './use-address-line';
import { useAddressSheet } from './use-address-sheet';

/** Delay after the page is loaded, milliseconds. */
const CHECK_DELAY_MS = 1500;

type AddressLineOpenerProps = {
  town: string;
  centre: Coordinates | null;
  /** The page lists deliveries. */
  isDelivery: boolean;
};

/**
 * The header's line: opens the choice of address and town as a sheet over the page, and leads to the page of towns without
 * scripts. The sheet opens by itself where delivery was chosen without an address (ADDR-31), and where the first venue turns
 * out to be far from the diner (TOWN-16).
 */
export function AddressLineOpener({ town, centre, isDelivery }: AddressLineOpenerProps) {
  const t = useTranslations('addressLine');
  const line = useAddressLine(centre);
  const { open, askWhere, suggestTown, prepare, sheet } = useAddressSheet({
    town,
    insteadPath: firstViewPaths.towns(),
    onDismissed: rememberDisabled,
  });
  const suggest = useEffectEvent(suggestTown);
  const ask = useEffectEvent(askWhere);

  useEffect(
    () =>
      onServiceChange(({ to }) => {
        if (to === 'delivery') requestAddressPrompt();
        return undefined;
      }),
    [],
  );
  useEffect(() => {
    if (!isDelivery || hasStoredAddress()) return undefined;
    let isHere = true;
    const asking = import('./ask-for-address').then(
      ({ askForAddress }) => (isHere ? askForAddress((how) => ask(how)) : undefined),
      // The row leads to the map instead.
      () => undefined,
    );
    return () => {
      isHere = false;
      void asking.then((stop) => stop?.());
    };
  }, [isDelivery]);

  useEffect(() => {
    let isHere = true;
    const check = async () => {
      if (!mayOpenByItself() || !(await isPermitted())) return;
      const { isInWrongTown, maySuggestTown } = await import('@/lib/ground/venues/far-town');
      if ((await isInWrongTown()) && isHere) suggest(maySuggestTown);
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
