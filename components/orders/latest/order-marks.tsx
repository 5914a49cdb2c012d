import { PAGE_MARKS } from '@/lib/page-scripts/page-marks.mjs';

/**
 * On a page that is rendered for one request, as the page cache does it on its pages: keeps the room of the order under way before the
 * first paint.
 */
export function OrderMarks() {
  return <script dangerouslySetInnerHTML={{ __html: PAGE_MARKS }} />;
}
