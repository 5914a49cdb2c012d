import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { sendTo, type Answer, type Target } from './send-to';

export const CLIENT_ID = 'dastarkhan-web';
export const REDIRECT_URI = 'http://localhost:3000/auth';
export const DEMO_PHONE = '+7 701 123 45 67';
export const DEMO_PHONE_GEORGIA = '+995 555 12 34 56';
export const DEMO_CODE = '1234';

export interface Page extends Answer {
  /** Where the browser is sent away to; null for a page. */
  location: URL | null;
  /** Where the page's first form goes; empty without a form. */
  action: string;
}

/** A browser at the provider's pages: stores the cookie, goes from page to page, reads forms and posts them. */
export class Browser {
  private cookie: string | undefined;

  constructor(private readonly app: Target) {}

  open(url: string): Promise<Page> {
    return this.go({ url });
  }

  /** Posts the page's first form. */
  submit(page: Page, fields: Record<string, string>): Promise<Page> {
    return this.post(page.action, fields);
  }

  post(url: string, fields: Record<string, string>): Promise<Page> {
    return this.go({ method: 'POST', url, body: new URLSearchParams(fields).toString() });
  }

  private async go(request: { method?: 'POST'; url: string; body?: string }): Promise<Page> {
    const answer = await sendTo(this.app, {
      ...request,
      headers: {
        'x-fingerprint': undefined,
        accept: 'text/html',
        'content-type': request.body === undefined ? undefined : 'application/x-www-form-urlencoded',
        cookie: this.cookie,
      },
    });
    const set = answer.headers['set-cookie'];
    if (set) this.cookie = set.includes('Max-Age=0') ? undefined : set.split(';', 1)[0];
    const { location } = answer.headers;
    if (location?.startsWith('/')) return this.open(location);
    return {
      ...answer,
      location: location ? new URL(location) : null,
      action: unescapeText(/<form method="post" action="([^"]*)"/.exec(answer.text)?.[1] ?? ''),
    };
  }
}

/** The text that the pages' numeric escapes encode. */
export function unescapeText(text: string): string {
  return text.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
}

/** PKCE S256: a new verifier and its challenge. */
export function makePkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** Address of the sign-in page; `changes` set members, undefined removes one. */
export function loginUrl(changes: Record<string, string | undefined> = {}): string {
  const query = new URLSearchParams();
  const members = {
    client_id: CLIENT_ID,
    redirect_uri: REDIRECT_URI,
    state: 'state-1',
    lang: 'en',
    ...changes,
  };
  for (const [name, value] of Object.entries(members)) if (value !== undefined) query.set(name, value);
  return `/oauth2/login?${query.toString()}`;
}

/** Types phone and code on the pages and gives the code that the app gets. */
export async function getCode(app: Target, phone: string, challenge?: string): Promise<string> {
  const browser = new Browser(app);
  const start = await browser.open(
    loginUrl({ code_challenge: challenge, code_challenge_method: challenge && 'S256' }),
  );
  const code = await browser.submit(start, { phone });
  const done = await browser.submit(code, { code: DEMO_CODE });
  const given = done.location?.searchParams.get('code');
  if (!given) throw new Error(`The sign-in ended with ${done.status}`);
  return given;
}

/** Exchanges a code or a track for a token. */
export function exchange(app: Target, body: Record<string, unknown>, key?: string): Promise<Answer> {
  const byCode = { client_id: CLIENT_ID, grant_type: 'authorization_code', redirect_uri: REDIRECT_URI };
  return sendTo(app, { method: 'POST', url: '/api/v2/oauth2/tokens', body: { ...byCode, ...body }, key });
}

const tokenAnswer = z.object({ access_token: z.string() });
const trackAnswer = z.object({ data: z.object({ id: z.string() }) });

export function tokenOf(answer: Answer): string {
  return tokenAnswer.parse(answer.body).access_token;
}

/** Signs in over the pages and gives the token. */
export async function signIn(app: Target, phone = DEMO_PHONE): Promise<string> {
  const { verifier, challenge } = makePkce();
  const code = await getCode(app, phone, challenge);
  return tokenOf(await exchange(app, { code, code_verifier: verifier }));
}

/** Makes a track; with a token one that is authorized for its owner. */
export async function makeTrack(app: Target, token?: string): Promise<string> {
  const answer = await sendTo(app, { method: 'POST', url: '/api/v1/oauth2/tracks', body: {}, token });
  return trackAnswer.parse(answer.body).data.id;
}

/** Body of the exchange of a track. */
export function byTrack(trackId: string): Record<string, unknown> {
  return { grant_type: 'authorization_track_id', redirect_uri: undefined, track_id: trackId };
}
