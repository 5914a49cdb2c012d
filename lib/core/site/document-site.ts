/** The site that the page was made for, as its html element names it; empty on the server. */
export const documentSite = (): string =>
  typeof document === 'undefined' ? '' : (document.documentElement.dataset.site ?? '');
