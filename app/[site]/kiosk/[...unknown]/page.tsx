import { KioskMessage } from '@/components/kiosk/kiosk-message';
import { notFoundMetadata } from '@/lib/seo/not-found-metadata.server';

/** Made on demand, but through the page cache, which gives every page its security policy and its status. */
export function generateStaticParams(): { unknown: string[] }[] {
  return [];
}

export const generateMetadata = () => notFoundMetadata();

/** What no guest of a restaurant is shown. */
export default function UnknownKioskPage() {
  return <KioskMessage what="page" />;
}
