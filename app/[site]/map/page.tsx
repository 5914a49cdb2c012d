import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { VenueMapAround } from '@/components/map/venue-map-around.client';
import { VenueMap } from '@/components/map/venue-map.client';
import { paths } from '@/lib/core/paths/paths';
import { placePageMetadata } from '@/lib/pages/seo/place-metadata.server';
import { getCountry } from '@/lib/ground/towns/towns.server';
import { baseMapOf } from '@/lib/map/base-map';
import { setPageStatus } from '@/lib/core/site/page-status.server';
import { pagePlace } from '@/lib/ground/venues/place.server';
import { ListingShell } from '../listing-shell';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('map');
  return placePageMetadata({ path: paths.map(), title: t('title'), description: t('description') });
}

/** The venues of the town on a map: the same page for everybody of the place, its pins load afterwards. */
export default async function MapPage() {
  const where = await pagePlace();
  const t = await getTranslations('map');
  const { site, town } = where;
  const { towns } = await getCountry(site.country, site.language);
  const centre = town ?? towns[0];
  // No towns are known: the map is centred on the diner, and the page must not be stored as a town's.
  if (!centre) setPageStatus(503);
  const map = {
    places: towns.map(({ name, coordinates }) => ({ name, ...coordinates })),
    ...baseMapOf(site.country),
  };
  return (
    <ListingShell where={where} route="map" title={t('title')} hasSwitcher={false}>
      <ClientMessages namespaces={['map', 'venues']}>
        {centre ? (
          <VenueMap {...map} town={{ name: centre.name, coordinates: centre.coordinates }} />
        ) : (
          <VenueMapAround {...map} />
        )}
      </ClientMessages>
    </ListingShell>
  );
}
