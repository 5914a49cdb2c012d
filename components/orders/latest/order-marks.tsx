import { headers } from 'next/headers';
import { ORDER_MARKS } from '@/lib/cache/page-marks.mjs';

/**
 * On a page that is rendered for one request, as the page cache does it on its pages: keeps the room of the order under way before the
 * first paint. Runs by the nonce of the request's own policy.
 */
export async function OrderMarks() {
  const policy = (await headers()).get('content-security-policy') ?? '';
  return (
    <script nonce={/'nonce-([^']+)'/.exec(policy)?.[1]} dangerouslySetInnerHTML={{ __html: ORDER_MARKS }} />
  );
}
