import 'server-only';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { once } from '@/lib/core/shared-store/once.server';
import { env } from '@/lib/core/env/env';
import { reasonOf } from '@/lib/core/errors/own-error';
import { consentDocuments } from '@/lib/legal/legal.server';
import { wasShown } from '@/lib/legal/shown-versions.server';
import { log } from '@/lib/core/log/log.server';
import type { Site } from '@/lib/core/site/site';
import type { OrderRequest } from './order-request.schema';

const READABLE_BY_OWNER = 0o600;

/** An order's key lives as long at the platform, so no repetition comes later (contract rule 22). */
const REPEATED_SECONDS = 24 * 3600;
const WRITING_SECONDS = 10;

type Consents = Pick<OrderRequest, 'consents' | 'acceptsMarketing'>;

/** The texts that an order cannot be made without. */
const REQUIRED_CODES: readonly string[] = ['offer', 'personal_data_consent'];

/** The versions that the page has shown; where the browser cannot prove each text that was agreed to, those in force. */
async function agreedTo(site: Site, { consents, acceptsMarketing }: Consents) {
  const codes = acceptsMarketing ? [...REQUIRED_CODES, 'marketing_consent'] : REQUIRED_CODES;
  const shown = consents.documents.filter(
    (document) => codes.includes(document.code) && wasShown(site.country, document),
  );
  const areShown = codes.every((code) => shown.some((document) => document.code === code));
  const documents = areShown
    ? shown
    : (await consentDocuments(site)).filter(({ code }) => codes.includes(code));
  return { documents: documents.map(({ code, version }) => ({ code, version })), areShown };
}

/** Appends the agreed texts and our time (CHK-27), once per order; failures are only reported. */
export async function recordConsents(orderId: number, site: Site, given: Consents): Promise<void> {
  const file = env().consentsFile;
  const write = async () => {
    const line = JSON.stringify({
      recordedAt: new Date().toISOString(),
      orderId,
      ...(await agreedTo(site, given)),
      marketing: given.acceptsMarketing,
    });
    await mkdir(dirname(file), { recursive: true });
    await appendFile(file, `${line}\n`, { mode: READABLE_BY_OWNER });
  };
  try {
    await once(
      `consents:${orderId}`,
      {
        doingSeconds: WRITING_SECONDS,
        ttlSeconds: () => REPEATED_SECONDS,
        waitMs: 0,
        // Another process writes it.
        afterWait: () => Promise.resolve(),
        pack: () => '',
        unpack: () => undefined,
      },
      write,
    );
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'consents not recorded');
  }
}
