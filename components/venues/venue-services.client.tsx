'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition, type MouseEvent } from 'react';
import { isPlainPress } from '@/components/ui/plain-press';
import { hasStoredAddress } from '@/lib/ground/addresses/has-address';
import { firstViewPaths } from '@/lib/core/paths/first-view-paths';
import { changeService, storedService } from '@/lib/core/site/service-change';
import type { ServiceName } from '@/lib/core/site/site';
import { useServiceOutOfAddress } from './use-service-out-of-address';

type VenueServicesProps = {
  venueId: number;
  /** The service for which the menu is shown. */
  chosen: ServiceName;
  /** All that the venue offers here, in the switcher's order. */
  offered: readonly ServiceName[];
};

/**
 * The services of a venue: a choice that moves the menu and the cart together. Links, so that they work without scripts;
 * with them the menu of the other service replaces this one, under the same address.
 */
export function VenueServices({ venueId, chosen, offered }: VenueServicesProps) {
  const t = useTranslations('service');
  const router = useRouter();
  const [isComing, startTransition] = useTransition();
  const [pressed, setPressed] = useState(chosen);
  const marked = isComing ? pressed : chosen;

  useServiceOutOfAddress(chosen);
  // The head gets the terms of a delivery to the diner's address, as cards do; here no address can be given.
  useEffect(() => {
    if (chosen !== 'delivery' || !hasStoredAddress()) return undefined;
    const watching = import('./write-card-terms').then(
      ({ watchCardTerms }) => watchCardTerms({ withFar: true }),
      () => undefined,
    );
    return () => void watching.then((stop) => stop?.());
  }, [chosen]);
  useEffect(() => {
    // A page restored from the browser's or the router's cache may show a service that was changed in the cart or on Home.
    const follow = () => {
      const stored = storedService();
      if (stored && stored !== chosen && offered.includes(stored)) router.refresh();
    };
    follow();
    window.addEventListener('pageshow', follow);
    return () => window.removeEventListener('pageshow', follow);
  }, [chosen, offered, router]);

  if (offered.length < 2) {
    return offered.length === 0 ? null : (
      <p className="venue-head__services">
        <span className="visually-hidden">{t('label')} </span>
        <span className="tag tag--info">{t(chosen)}</span>
      </p>
    );
  }
  const choose = (event: MouseEvent, service: ServiceName) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // Without a connection the other menu cannot be loaded: menu and service stay as they are.
    if (service === marked || !navigator.onLine) return;
    setPressed(service);
    changeService({ from: marked, to: service });
    startTransition(() => router.refresh());
  };
  return (
    <nav
      className="segmented-control venue-head__services"
      aria-label={t('label')}
      aria-busy={isComing || undefined}
    >
      {offered.map((service) => (
        <a
          key={service}
          className="segmented-control__item"
          href={firstViewPaths.ofService(firstViewPaths.menu(venueId), service)}
          rel="nofollow"
          aria-current={service === marked ? 'true' : undefined}
          onClick={(event) => choose(event, service)}
        >
          {t(service)}
        </a>
      ))}
    </nav>
  );
}
