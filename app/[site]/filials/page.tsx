import { venuesMetadata } from '@/lib/pages/seo/place-metadata.server';
import { VenuesPage } from './venues-page';

export const generateMetadata = () => venuesMetadata(1);

/** All venues of the town for the service. */
export default function FilialsPage() {
  return <VenuesPage page={1} />;
}
