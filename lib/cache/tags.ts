/** All that is kept of a venue's menu wears this tag; a diner who finds the menu old makes it so. */
export const menuTag = (venueId: number) => `menu:${venueId}`;

/**
 * The cache manifest: what is kept, for how many seconds, and what makes it old. A page lives as long as its
 * shortest-lived part; a stale one is shown at once while the next is made.
 */
export const cacheRules = {
  /** Countries and towns change with releases of the platform. */
  country: (countryId: number) => ({ tags: ['countries', `country:${countryId}`], revalidateSeconds: 3600 }),
  /** Partners' configurations are changed by hand, rarely. */
  customConfig: (code: string) => ({ tags: ['configs', `config:${code}`], revalidateSeconds: 600 }),
  /** Brands of a town. */
  brands: (townId: number) => ({ tags: ['brands', `town:${townId}`], revalidateSeconds: 600 }),
  /** Lists carry ratings and promos; the venue clock runs in the browser. */
  venues: (townId: number) => ({ tags: ['venues', `town:${townId}`], revalidateSeconds: 300 }),
  venue: (venueId: number) => ({ tags: ['venues', `venue:${venueId}`], revalidateSeconds: 300 }),
  /** The weather changes sooner than a venue's card. */
  deliveryBanner: (venueId: number) => ({
    tags: ['venues', `venue:${venueId}`],
    revalidateSeconds: 120,
  }),
  /** Prices and the stop list move; the cart is checked against the platform before paying. */
  menu: (venueId: number) => ({ tags: ['menus', menuTag(venueId)], revalidateSeconds: 120 }),
  stories: (townId: number) => ({ tags: ['stories', `town:${townId}`], revalidateSeconds: 300 }),
  promos: (venueId: number) => ({ tags: ['promos', `venue:${venueId}`], revalidateSeconds: 300 }),
  subsidies: (townId: number) => ({ tags: ['promos', `town:${townId}`], revalidateSeconds: 300 }),
  /** As old as Home may be; the menu itself is fresher. */
  recommended: (venueId: number) => ({ tags: ['menus', menuTag(venueId)], revalidateSeconds: 300 }),
  faq: (countryId: number) => ({ tags: ['faq', `faq:${countryId}`], revalidateSeconds: 3600 }),
  support: (countryId: number) => ({ tags: ['support', `support:${countryId}`], revalidateSeconds: 600 }),
  legal: (countryId: number) => ({ tags: ['legal', `legal:${countryId}`], revalidateSeconds: 3600 }),
} as const;
