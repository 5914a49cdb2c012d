import { NotFoundScreen } from '@/components/layout/not-found-screen';

/** What an order's page, or its payment's, shows a signed-in diner who has no such order; a guest is led to sign in. */
export default function NotFound() {
  return <NotFoundScreen what="order" />;
}
