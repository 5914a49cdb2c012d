import type { ServiceName } from '@/lib/core/site/site';

/** How a brand's own site or a partner's app narrows the product (VEN-09 to VEN-12). */
export interface CustomConfig {
  code: string;
  /** Allowed services in the configuration's own order; empty for all. */
  services: ServiceName[];
  /** Only this brand. */
  brandId: number | null;
  analytics: { isEnabled: boolean; key: string | null } | null;
  /** The list of brands stands in Home's place. */
  isBrandListHome: boolean;
  /** Only these towns; null for all. */
  townIds: number[] | null;
  /** The header's title; null for the product's own. */
  title: string | null;
}
