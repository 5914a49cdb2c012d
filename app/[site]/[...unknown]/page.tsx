import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { notFoundMetadata } from '@/lib/seo/not-found-metadata.server';

/** Made on demand, but through the page cache, which gives every page its security policy and its status. */
export function generateStaticParams(): { unknown: string[] }[] {
  return [];
}

export const generateMetadata = () => notFoundMetadata();

/** Any other path is NotFound's (NAV-27). */
export default function UnknownPage() {
  return <NotFoundScreen />;
}
