import { Map as MapIcon } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { Icon } from '@/components/ui/icon';
import { SoftLink } from '@/components/ui/soft-link';
import { paths } from '@/lib/core/paths/paths';
import type { Route } from '@/lib/core/site/routes';
import { MapRequest } from './map-request.client';
import { SearchBox } from './search-box.client';

type SearchLayoutProps = {
  route: Route['name'];
  /** The coordinates of the town are known; without them the map opens for a diner whose own are. */
  hasCoordinates: boolean;
  /** The service switcher, where the page has one. */
  switcher?: ReactNode;
  /** The venue whose menu is searched. */
  venueId?: number;
  /** The text that was searched for, on a page that reads its address. */
  text?: string;
  /** The search is disabled here now. */
  isDisabled?: boolean;
  /** Hidden while the search elements are visible. */
  children: ReactNode;
};

/** The messages of the field and of what it offers; a page of results gives its own. */
const SEARCH_KEYS = [
  'placeholder',
  'menuPlaceholder',
  'clear',
  'cancel',
  'hint',
  'menuHint',
  'noCoordinates',
  'mapFailed',
  'map',
  'history',
  'suggestions',
  'historyCount',
  'suggestionCount',
  'clearHistory',
  'searchFor',
];

/** Routes without a map button, and those that show what was found (SRCH-10). */
const WITHOUT_MAP: readonly Route['name'][] = ['map', 'search', 'menuSearch'];
const RESULTS_PAGES: readonly Route['name'][] = ['search', 'menuSearch'];

/**
 * The search layout (SRCH-01 to SRCH-06): service switcher, search field with map and cancel button, history or suggestions, and the
 * page's content. Without scripts the field is a form that leads to the search page.
 */
export function SearchLayout({
  route,
  hasCoordinates,
  switcher,
  venueId,
  text = '',
  isDisabled = false,
  children,
}: SearchLayoutProps) {
  return (
    <ClientMessages keys={{ search: SEARCH_KEYS }}>
      <SearchBox
        isResultsPage={RESULTS_PAGES.includes(route)}
        submitted={text}
        exitHref={venueId === undefined ? paths.home() : paths.menu(venueId)}
        action={venueId === undefined ? paths.search() : paths.menuSearch(venueId)}
        venueId={venueId}
        isDisabled={isDisabled}
        switcher={switcher}
        map={WITHOUT_MAP.includes(route) ? null : <MapButton hasCoordinates={hasCoordinates} />}
      >
        {children}
      </SearchBox>
      {venueId === undefined ? null : <MenuInstead venueId={venueId} />}
    </ClientMessages>
  );
}

/** Searching a menu needs scripts: without them the menu itself is shown. */
function MenuInstead({ venueId }: { venueId: number }) {
  const t = useTranslations('search');
  return (
    <noscript>
      <a className="button button--tint mt-4" href={paths.menu(venueId)}>
        {t('toMenu')}
      </a>
    </noscript>
  );
}

/** The map button, if there is a place to show on the map. */
function MapButton({ hasCoordinates }: { hasCoordinates: boolean }) {
  const t = useTranslations('search');
  const icon = <Icon of={MapIcon} />;
  return hasCoordinates ? (
    <SoftLink href={paths.map()} className="search-box__map" aria-label={t('map')}>
      {icon}
    </SoftLink>
  ) : (
    <MapRequest>{icon}</MapRequest>
  );
}
