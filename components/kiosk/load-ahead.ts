import { loadAgeGate, loadProductSheet } from '@/components/menu/late-parts';
import { loadMenuCart } from '@/components/menu/use-cart-counts';

/** The start is there before anything else is loaded, unless somebody is quicker. */
const AFTER_MS = 1500;
const TOUCHES = ['pointerdown', 'keydown'] as const;

const LATE_PARTS = [
  loadProductSheet,
  loadAgeGate,
  loadMenuCart,
  () => import('./search-screen.client'),
  () => import('./stories/story-sheet.client'),
  () => import('./accessibility/accessibility-sheet.client'),
  () => import('@/lib/kiosk-session/order-by-tablet'),
  () => import('@/lib/kiosk-session/tablet-session.schema'),
  () => import('@/lib/cart/quote.schema'),
  () => import('@/lib/menu/product-details'),
  () => import('@/lib/orders/placing/order-request.schema'),
];

/** Preloads what a guest's way needs while the kiosk is idle, in case the network fails later. @returns cancels it */
export function loadAhead(): () => void {
  const cancel = () => {
    clearTimeout(timer);
    TOUCHES.forEach((name) => window.removeEventListener(name, load, { capture: true }));
  };
  const load = () => {
    cancel();
    for (const loadPart of LATE_PARTS) loadPart().catch(() => undefined);
  };
  const timer = setTimeout(load, AFTER_MS);
  TOUCHES.forEach((name) => window.addEventListener(name, load, { capture: true }));
  return cancel;
}
