import { withLimit } from '@/lib/core/bff/with-limit.server';
import { env } from '@/lib/core/env/env';
import { readId } from '@/lib/core/ids/ids';
import { noPicture } from '@/lib/core/images/images.server';
import { answerPreview } from '@/lib/core/images/preview.server';
import { LANGUAGES } from '@/lib/core/site/site';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { getVenue } from '@/lib/ground/venues/venues.server';

interface Context {
  params: Promise<{ venueId: string }>;
}

/** The picture of a venue for previews of links (Open Graph): its photograph, name and town in the requested language. */
export const GET = withLimit('preview', async (request, { params }: Context) => {
  const venueId = readId((await params).venueId);
  const language = LANGUAGES.find((known) => known === request.nextUrl.searchParams.get('language'));
  if (!language || venueId === null) return noPicture(400);
  const site = { country: language === 'ka' ? 'ge' : 'kz', language, surface: 'web' } as const;
  try {
    const venue = await getVenue(site, venueId);
    if (!venue) return noPicture(404);
    const { name, townName: place, imageUrl: cover } = venue;
    return await answerPreview(request, { name, place, cover, appName: env().appName });
  } catch (error) {
    if (error instanceof UpstreamError) return noPicture(503);
    throw error;
  }
});
