import { FIRST_PAINT_SCRIPT } from '@/lib/core/page-scripts/first-paint.mjs';

/**
 * On a page that is rendered for one request, as the page cache does it on its pages: keeps the room of the order under way before the
 * first paint.
 */
export function FirstPaint() {
  return <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />;
}
