import { createHash } from 'node:crypto';
import { unsealData } from 'iron-session';

const secret = process.env.SESSION_SECRET;
const password = { [String(createHash('sha256').update(secret).digest().readUIntBE(0, 6))]: secret };

export const dynamic = 'force-dynamic';

/** The least that a read of a signed-in diner can do: opens the session, and answers that there is one. */
export async function GET(request) {
  const session = await unsealData(request.cookies.get('session')?.value, { password });
  return Response.json({ isSignedIn: Boolean(session.accessToken) });
}
