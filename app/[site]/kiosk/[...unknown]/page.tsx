import { KioskMessage } from '@/components/kiosk/kiosk-message';
import { notFoundMetadata } from '@/lib/pages/seo/not-found-metadata.server';

export const generateMetadata = () => notFoundMetadata();

/** What no guest of a restaurant is shown. */
export default function UnknownKioskPage() {
  return <KioskMessage what="page" />;
}
