'use client';

import { useTranslations } from 'next-intl';
import { ALL_ORDERS, type OrderFilters } from '@/lib/orders/order-filters';
import { SERVICE_NAMES } from '@/lib/core/site/service-names';

type OrderFilterBarProps = {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
  /** Brands that the diner has ordered from. */
  brands: readonly { id: number; name: string }[];
};

/** The filters of the list of orders: toggle chips. */
export function OrderFilterBar({ filters, onChange, brands }: OrderFilterBarProps) {
  const t = useTranslations('orders');
  const { service, brandId } = filters;
  const isKnown = brands.some(({ id }) => id === brandId);
  const offered = brandId === null || isKnown ? brands : [{ id: brandId, name: t('oneBrand') }, ...brands];
  return (
    <div className="chips" role="group" aria-label={t('filters')}>
      <Chip isOn={service === null && brandId === null} onPress={() => onChange(ALL_ORDERS)}>
        {t('resetFilters')}
      </Chip>
      {SERVICE_NAMES.map((name) => (
        <Chip
          key={name}
          isOn={service === name}
          onPress={() => onChange({ ...filters, service: service === name ? null : name })}
        >
          {t(`type_${name}`)}
        </Chip>
      ))}
      {offered.length > 1 || brandId !== null
        ? offered.map(({ id, name }) => (
            <Chip
              key={id}
              isOn={brandId === id}
              onPress={() => onChange({ ...filters, brandId: brandId === id ? null : id })}
            >
              {name}
            </Chip>
          ))
        : null}
    </div>
  );
}

function Chip({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: string }) {
  return (
    <button type="button" className="chip" aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  );
}
