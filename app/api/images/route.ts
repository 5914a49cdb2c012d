import { answerPicture } from '@/lib/images/images.server';

/** A platform picture on our own origin (IMG-01, IMG-03): known stores, sizes and formats, rasters only. */
export function GET(request: Request): Promise<Response> {
  return answerPicture(request);
}
