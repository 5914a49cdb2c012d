import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { notFoundMetadata } from '@/lib/pages/seo/not-found-metadata.server';

export const generateMetadata = () => notFoundMetadata();

/** Any other path is NotFound's (NAV-27). */
export default function UnknownPage() {
  return <NotFoundScreen />;
}
