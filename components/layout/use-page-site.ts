import { useParams } from 'next/navigation';

/**
 * The site of the page that is drawn, from its route: while a page is drawn, the document still names the site of the page before, and a
 * list is of another site than a venue.
 */
export const usePageSite = (): string => useParams<{ site: string }>().site;
