import { loadAgeGate, loadProductSheet } from '@/components/menu/late-parts';

/** The start is there, and is touched, before anything else is loaded. */
const AFTER_MS = 1500;

const LATE_PARTS = [
  loadProductSheet,
  loadAgeGate,
  () => import('@/lib/tablet/order-by-tablet'),
  () => import('@/lib/tablet/tablet-session.schema'),
  () => import('@/lib/cart/quote.schema'),
  () => import('@/lib/menu/product-details'),
  () => import('@/lib/orders/placing/order-request.schema'),
];

/**
 * Loads what a guest's way needs and the start does not, while nobody waits: so that it is there though the network goes meanwhile. What
 * does not come is loaded where it is used. @returns cancels it
 */
export function loadAhead(): () => void {
  const timer = setTimeout(() => {
    for (const load of LATE_PARTS) load().catch(() => undefined);
  }, AFTER_MS);
  return () => clearTimeout(timer);
}
