import 'server-only';
import type { z } from 'zod';
import type { SupportContacts } from './support';
import type { supportContactsWire } from './support.wire';

/** A link that may be opened; null for none and for anything but https. */
function safeLink(url: string | null): string | null {
  return url !== null && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null;
}

/** How the support of a country is reached. */
export function mapSupportContacts({ data }: z.output<typeof supportContactsWire>): SupportContacts {
  return {
    phone: data.phone,
    whatsappUrl: safeLink(data.whatsapp_url),
    telegramUrl: safeLink(data.telegram_url),
    email: data.email,
    workingHours: data.working_hours,
  };
}
