/** The tag of all cached entries of a venue's menu; a diner who finds the menu outdated expires it. */
export const menuTag = (venueId: number) => `menu:${venueId}`;

/** The cached values, each with its TTL in seconds and the tags that expire it; `page-seconds.ts` has the other ages of pages. */
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
  /** Prices and the stop list change often; the cart is checked against the platform before paying. */
  menu: (venueId: number) => ({ tags: ['menus', menuTag(venueId)], revalidateSeconds: 50 }),
  /** The same for a list of venues, which is not to live shorter for it. */
  menuInLists: (venueId: number) => ({ tags: ['menus', menuTag(venueId)], revalidateSeconds: 300 }),
  stories: (townId: number) => ({ tags: ['stories', `town:${townId}`], revalidateSeconds: 300 }),
  promos: (venueId: number) => ({ tags: ['promos', `venue:${venueId}`], revalidateSeconds: 300 }),
  subsidies: (townId: number) => ({ tags: ['promos', `town:${townId}`], revalidateSeconds: 300 }),
  /** As old as Home may be; the menu itself is fresher. */
  recommended: (venueId: number) => ({ tags: ['menus', menuTag(venueId)], revalidateSeconds: 300 }),
  faq: (countryId: number) => ({ tags: ['faq', `faq:${countryId}`], revalidateSeconds: 3600 }),
  support: (countryId: number) => ({ tags: ['support', `support:${countryId}`], revalidateSeconds: 600 }),
  legal: (countryId: number) => ({ tags: ['legal', `legal:${countryId}`], revalidateSeconds: 3600 }),
} as const;

/** TTLs of values in this process's memory, seconds. */
export const memorySeconds = {
  /** The values that every request needs: towns, configurations. After a failure of the platform they are requested again sooner. */
  directory: 600,
  directoryRetry: 10,
  /** Scrolling through a long menu requests its categories one after another, and reading thousands of products is expensive. */
  menuCategories: 30,
  /** A menu made ready to be searched: a diner's few keystrokes, and half of a menu's own age. */
  searchableMenu: 25,
  /** The facts of a menu on cards of venues: as old as their list. */
  menuFacts: 300,
  /** A delivery from a venue to a square of the town, as cards say it; the cart asks again. */
  cardDeliveries: 300,
  /** As old as a list of venues; its pictures are those of dishes. */
  foodKinds: 300,
  /** Whole meals for a sum: as many diners move the same slider. */
  meals: 60,
  /** As while several diners type the same. */
  searchSuggestions: 30,
  /** As old as a list of venues. */
  mapVenues: 300,
  /** Tabs and pages share one request. Another process shows a changed name with this delay. */
  sessionInfo: 20,
  /** A renewed token answers requests that still came with the ended one. */
  renewedToken: 30,
  openedSession: 600,
  /** A menu is requested again once in so many seconds, however many diners find it outdated. */
  menuRefresh: 15,
  /** Anyone can make up a venue: an unknown one is requested once in so long. */
  unknownVenue: 60,
  /** The venues of the sitemap: all pages of all towns. After a failure of the platform they are requested again sooner. */
  venueIds: 3600,
  venueIdsRetry: 60,
  /** The platform's health is requested once for all callers. */
  platformHealth: 1,
  /** A picture that could not be shown is not tried again for so long. */
  refusedPicture: 60,
  /** A second mishap within so long may be the picture's own fault. */
  pictureMishap: 3600,
} as const;
