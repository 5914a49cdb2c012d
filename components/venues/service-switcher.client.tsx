'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Segmented } from '@/components/ui/segmented';
import { changeService, storedService } from '@/lib/core/site/service-change';
import type { ServiceName } from '@/lib/core/site/site';
import { useServiceOutOfAddress } from './use-service-out-of-address';

/** Wait after the last choice before it counts, milliseconds (LAY-15). */
const DEBOUNCE_MS = 300;

type ServiceSwitcherProps = {
  /** In the switcher's order; with one there is nothing to switch. */
  services: readonly ServiceName[];
  current: ServiceName;
};

/** Delivery, in the restaurant or takeaway: the choice that every list depends on (LAY-11). */
export function ServiceSwitcher({ services, current }: ServiceSwitcherProps) {
  const t = useTranslations('service');
  const [chosen, setChosen] = useState(current);
  const shown = useRef(current);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useServiceOutOfAddress(current);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // A page restored from the browser's or the router's cache may show a service that is no longer chosen.
    const follow = () => {
      const stored = storedService();
      if (stored && stored !== current && services.includes(stored)) location.reload();
    };
    follow();
    window.addEventListener('pageshow', follow);
    return () => window.removeEventListener('pageshow', follow);
  }, [current, services]);
  if (services.length < 2) return null;
  const choose = (service: ServiceName) => {
    setChosen(service);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (service === shown.current) return;
      if (!navigator.onLine) {
        // The other list cannot be loaded: list and service stay as they are.
        setChosen(shown.current);
        return;
      }
      const mustReload = changeService({ from: shown.current, to: service });
      shown.current = service;
      // The other service is another entry of the page store under the same address.
      if (mustReload) location.reload();
    }, DEBOUNCE_MS);
  };
  return (
    <Segmented
      label={t('label')}
      options={services.map((value) => ({ value, label: t(value) }))}
      value={chosen}
      onChange={choose}
    />
  );
}
