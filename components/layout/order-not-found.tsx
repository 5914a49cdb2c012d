import { NotFoundScreen } from './not-found-screen';

/**
 * Shown to a signed-in diner without such an order or payment; a guest is redirected to sign in. It stands beside the pages that call
 * Next's `notFound()`, not above all pages: the data of every page below would have it.
 */
export function OrderNotFound() {
  return <NotFoundScreen what="order" />;
}
