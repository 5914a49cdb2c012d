import { NotFoundScreen } from '@/components/layout/not-found-screen';

/** Shown to a signed-in diner without such an order or payment; a guest is redirected to sign in. */
export default function NotFound() {
  return <NotFoundScreen what="order" />;
}
