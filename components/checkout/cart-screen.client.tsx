'use client';

import { onDemand } from '@/components/ui/on-demand';
import { useIsHydrated } from '@/components/ui/use-known-here';
import { CartPreview, CartSkeleton, whenReleased, type CartScreenProps } from './cart-preview.client';
import { loadCheckout } from './load-checkout';

const CartStates = onDemand<CartScreenProps>(
  async () => {
    const { CartStates: Loaded } = await loadCheckout();
    await whenReleased();
    return Loaded;
  },
  { placeholder: (props) => <CartPreview {...props} /> },
);

/** The cart: its dishes first, as this tab has stored them; the code of the checkout and its requests comes after them. */
export function CartScreen(props: CartScreenProps) {
  return useIsHydrated() ? <CartStates {...props} /> : <CartSkeleton />;
}
