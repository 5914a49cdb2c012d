import { isWithinLimit } from '@/lib/core/bff/rate-limit.server';
import { answerPicture } from '@/lib/core/images/images.server';

/**
 * A platform picture on our own origin: known stores, sizes and formats, rasters only. Conversions are rate-limited
 * by the client's address.
 */
export function GET(request: Request): Promise<Response> {
  return answerPicture(request, () => isWithinLimit('picture', request.headers));
}
