'use client';

import { useTranslations } from 'next-intl';
import { Segmented } from '@/components/ui/segmented';
import { SERVICES, type ServiceName } from '@/lib/site/site';

type ServiceFieldProps = {
  /** What may be chosen on this site, in the switcher's order. */
  services: readonly ServiceName[];
  /** Ids of what the venue offers; undefined while it is not known. */
  offered: readonly number[] | undefined;
  chosen: ServiceName;
  onChoose: (service: ServiceName) => void;
};

/** How the order is to be had, of what the venue offers; one way is no choice. */
export function ServiceField({ services, offered, chosen, onChoose }: ServiceFieldProps) {
  const t = useTranslations('service');
  // All of them stand there until the venue's own are known, so that nothing moves when they are; a choice that turns out not
  // to be offered gives way to one that is.
  const choices = services.filter((service) => offered?.includes(SERVICES[service].id) ?? true);
  if (choices.length < 2) return null;
  return (
    <Segmented
      label={t('label')}
      options={choices.map((value) => ({ value, label: t(value) }))}
      value={chosen}
      onChange={onChoose}
    />
  );
}
