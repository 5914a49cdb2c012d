import { NotFoundScreen } from '@/components/layout/not-found-screen';

/** What a page rendered for one diner shows when it calls `notFound()`; the only such page is an order's. */
export default function NotFound() {
  return <NotFoundScreen what="order" />;
}
