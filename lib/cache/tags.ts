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

/** What a process keeps in its own memory, and for how many seconds. */
export const memorySeconds = {
  /** What every request needs: towns, configurations. A platform that did not answer is asked again sooner. */
  directory: 600,
  directoryRetry: 10,
  /** Whoever scrolls through a long menu asks for its categories one after another, and reading thousands of products is dear. */
  menuCategories: 30,
  /** A menu made ready to be searched: a diner's few keystrokes, and half of a menu's own age. */
  searchableMenu: 60,
  /** As while several diners type the same. */
  searchSuggestions: 30,
  /** As old as a list of venues. */
  mapVenues: 300,
  /**
   * Several tabs and pages, in a row or at once, ask the platform once. A changed name is forgotten at once in this process and
   * shows late by this much where another one answers.
   */
  sessionInfo: 20,
  /** A renewed token answers requests that still came with the ended one. */
  renewedToken: 30,
  openedSession: 600,
  /** A menu is asked for again once in so many seconds, however many diners find it old. */
  menuRefresh: 15,
  /** Anybody can make up a venue: one that is unknown is asked about once in so long. */
  unknownVenue: 60,
  /** A picture that could not be shown is not tried again for so long. */
  refusedPicture: 60,
  /** A second mishap within so long may be the picture's own fault. */
  pictureMishap: 3600,
} as const;
