import 'server-only';
import type { z } from 'zod';
import { SERVICE_NAMES, SERVICES } from '@/lib/core/site/service-names';
import type { CustomConfig } from '@/lib/core/custom-config/custom-config';
import type { customConfigWire } from '@/lib/core/custom-config/custom-config.wire';

/** Reads a configuration; a service that we do not know is left out. */
export function mapCustomConfig(code: string, { data }: z.output<typeof customConfigWire>): CustomConfig {
  return {
    code,
    services: data.services.flatMap((id) => SERVICE_NAMES.find((name) => SERVICES[name].id === id) ?? []),
    brandId: data.brand_id,
    analytics: data.analytics ? { isEnabled: data.analytics.is_enabled, key: data.analytics.key } : null,
    isBrandListHome: data.is_brand_list_home,
    townIds: data.town_ids ?? null,
    title: data.title ?? null,
  };
}
