import type { BreadcrumbList } from 'schema-dts';

/** The way to a page, from the widest to the narrowest; addresses are absolute. */
export function breadcrumbData(trail: readonly { name: string; address: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: address,
    })),
  };
}
