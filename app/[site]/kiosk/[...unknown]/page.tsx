import { KioskMessage } from '@/components/kiosk/kiosk-message';
import { notFoundMetadata } from '@/lib/pages/seo/not-found-metadata.server';

export const generateMetadata = () => notFoundMetadata();

/** The page for an unknown address of a kiosk. */
export default function UnknownKioskPage() {
  return <KioskMessage what="page" />;
}
