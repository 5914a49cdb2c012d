import { NextResponse } from 'next/server';
import { withLimit } from '@/lib/core/bff/with-limit.server';
import { enrolByLink } from '@/lib/core/session/kiosk-enrolment.server';
import { paths } from '@/lib/core/paths/paths';

/** Enrols the tablet that opens a signed link, and leads to its kiosk; a link that is forged, over or used only leads there. */
export const GET = withLimit('signIn', async (request) => {
  const { venueId, cookies } = await enrolByLink(request);
  const response = new NextResponse(null, {
    status: 303,
    headers: {
      Location: venueId === null ? paths.kiosk() : paths.kioskSetUp(venueId),
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
});
