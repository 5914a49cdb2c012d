import { isWithinLimit } from '@/lib/core/bff/rate-limit.server';
import { answerPicture } from '@/lib/core/images/images.server';

/** A platform picture on our origin: known stores, sizes, formats. Conversions are rate-limited by address. */
export function GET(request: Request): Promise<Response> {
  return answerPicture(request, () => isWithinLimit('picture', request.headers));
}
