'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Segmented } from '@/components/ui/segmented';
import { Skeleton } from '@/components/ui/skeleton';
import { SERVICES, type ServiceName } from '@/lib/core/site/service-names';

type ServiceFieldProps = {
  /** The services of this site, in the switcher's order. */
  services: readonly ServiceName[];
  /** Ids of the services that the venue offers; undefined while they are not known. */
  offered: readonly number[] | undefined;
  /** Whether an answer about the venue can still come. */
  isOfferExpected: boolean;
  chosen: ServiceName;
  onChoose: (service: ServiceName) => void;
};

/**
 * The service of the order, of those that the venue offers; a single one is shown as text. Until they are known
 * only a placeholder is shown, so that no option disappears under a press and nothing shifts.
 */
export function ServiceField({ services, offered, isOfferExpected, chosen, onChoose }: ServiceFieldProps) {
  const t = useTranslations('service');
  // Once shown the options stay, also while the request about a new choice is pending.
  const [isShown, setIsShown] = useState(false);
  if (!isShown && (offered || !isOfferExpected)) setIsShown(true);
  if (services.length < 2) return null;
  if (!isShown) return <Skeleton shape="card" className="h-10.5 w-full" />;
  const choices = services.filter((service) => offered?.includes(SERVICES[service].id) ?? true);
  if (choices.length < 2)
    return (
      <p className="segmented-control">
        <span className="visually-hidden">{t('label')}</span>
        <span className="segmented-control__item text-ink">{t(chosen)}</span>
      </p>
    );
  return (
    <Segmented
      label={t('label')}
      options={choices.map((value) => ({ value, label: t(value) }))}
      value={chosen}
      onChange={onChoose}
    />
  );
}
