import type { Database } from '../../database/connect';
import { authCodes } from '../../database/schema';
import { addMinutes } from '../../kernel/clock';
import { hashSecret, makeSecret } from './secrets';

const CODE_SECONDS = 60;

interface CodeOrder {
  clientId: string;
  redirectUri: string;
  codeChallenge: string | null;
  userId: number;
}

/** Makes a code that its client exchanges for a token within a minute. */
export async function makeAuthCode(database: Database, order: CodeOrder, now: Date): Promise<string> {
  const code = makeSecret('cd');
  await database
    .insert(authCodes)
    .values({ ...order, codeHash: hashSecret(code), expiresAt: addMinutes(now, CODE_SECONDS / 60) });
  return code;
}
