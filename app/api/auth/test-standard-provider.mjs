import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

// A foreign sign-in provider (`oidc-provider`) behind the platform's calls, to test that sign-in follows the
// standard. A process of its own: takes the app's origin, prints its port.

const [appOrigin] = process.argv.slice(2);
const CLIENT = 'dastarkhan-web';

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    response.writeHead(500, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message: String(error) }));
  });
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const origin = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(`${origin}/oidc`, {
  clients: [
    {
      client_id: CLIENT,
      redirect_uris: [`${appOrigin}/auth`],
      post_logout_redirect_uris: [`${appOrigin}/`],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
  ],
  features: { revocation: { enabled: true } },
  pkce: { required: () => true },
  findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
});
const standard = provider.callback();

/** The adapter's memory: the refresh token behind each access token, and behind each track. */
const refreshOfToken = new Map();
const refreshOfTrack = new Map();

const json = (response, status, body) => {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
};
const refuse = (response, status, code) =>
  json(response, status, { errors: [{ status: String(status), code, title: code }] });

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
}

const askStandard = (path, form) =>
  fetch(`${origin}/oidc${path}`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: CLIENT, ...form }),
  });

/** Exchanges at the standard's token endpoint. */
async function exchange(response, form, keep) {
  const standardAnswer = await askStandard('/token', form);
  const token = await standardAnswer.json();
  if (!standardAnswer.ok) return refuse(response, 400, token.error);
  refreshOfToken.set(token.access_token, token.refresh_token);
  keep?.(token.refresh_token);
  json(response, 200, {
    access_token: token.access_token,
    token_type: 'Bearer',
    expires_in: token.expires_in,
  });
}

const bearerOf = (request) => (request.headers.authorization ?? '').replace(/^Bearer /, '');

async function accountOf(request) {
  const standardAnswer = await fetch(`${origin}/oidc/me`, {
    headers: { Authorization: `Bearer ${bearerOf(request)}` },
  });
  return standardAnswer.ok ? (await standardAnswer.json()).sub : null;
}

async function answer(request, response) {
  const url = new URL(request.url, origin);
  if (url.pathname.startsWith('/oidc')) {
    request.originalUrl = request.url;
    request.url = request.url.slice('/oidc'.length);
    return standard(request, response);
  }
  const call = `${request.method} ${url.pathname.replace(/(tracks)\/.+$/, '$1/{id}')}`;
  const handle = CALLS[call];
  if (!handle) return refuse(response, 404, 'not_found');
  return handle(request, response, url);
}

const CALLS = {
  'GET /oauth2/login': (_request, response, { searchParams }) => {
    const query = new URLSearchParams({
      response_type: 'code',
      scope: 'openid offline_access',
      prompt: 'consent',
    });
    for (const name of ['client_id', 'redirect_uri', 'state', 'code_challenge', 'code_challenge_method'])
      query.set(name, searchParams.get(name) ?? '');
    response.writeHead(303, { Location: `${origin}/oidc/auth?${query}` }).end();
  },
  'GET /oauth2/logout': (_request, response, { searchParams }) => {
    const query = new URLSearchParams({
      client_id: CLIENT,
      post_logout_redirect_uri: searchParams.get('redirect_uri') ?? '',
    });
    response.writeHead(303, { Location: `${origin}/oidc/session/end?${query}` }).end();
  },
  'POST /api/v2/oauth2/tokens': async (request, response) => {
    const body = await bodyOf(request);
    if (body.grant_type === 'authorization_code') {
      const { code, redirect_uri, code_verifier } = body;
      return exchange(response, { grant_type: 'authorization_code', code, redirect_uri, code_verifier });
    }
    const refresh = refreshOfTrack.get(body.track_id);
    if (!refresh) return refuse(response, 400, 'invalid_grant');
    return exchange(response, { grant_type: 'refresh_token', refresh_token: refresh }, (next) =>
      refreshOfTrack.set(body.track_id, next),
    );
  },
  'POST /api/v1/oauth2/tracks': async (request, response) => {
    if (!(await accountOf(request))) return refuse(response, 401, 'token_expired');
    const id = randomUUID();
    refreshOfTrack.set(id, refreshOfToken.get(bearerOf(request)));
    json(response, 201, {
      data: { id, is_authorized: true, expires_at: new Date(Date.now() + 864e5).toISOString() },
    });
  },
  'DELETE /api/v1/oauth2/tracks/{id}': async (_request, response, { pathname }) => {
    const id = pathname.split('/').at(-1);
    const refresh = refreshOfTrack.get(id);
    refreshOfTrack.delete(id);
    if (refresh) await askStandard('/token/revocation', { token: refresh });
    response.writeHead(204).end();
  },
  'GET /api/v3/user': async (request, response) => {
    const account = await accountOf(request);
    if (!account) return refuse(response, 401, 'token_expired');
    json(response, 200, { data: { id: 1, type: 'user', attributes: { name: account } } });
  },
  /** Not a call of the platform: the test ends a token by it, as time would. */
  'POST /end-token': async (request, response) => {
    const { token } = await bodyOf(request);
    const found = await provider.AccessToken.find(token);
    await found?.destroy();
    json(response, found ? 200 : 404, {});
  },
};

process.stdout.write(`${new URL(origin).port}\n`);
