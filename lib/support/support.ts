import { AppError } from '@/lib/core/errors/errors';

/** The contacts of support; one that does not exist is null. */
export interface SupportContacts {
  /** E.164. */
  phone: string;
  whatsappUrl: string | null;
  telegramUrl: string | null;
  email: string;
  /** In the page's language. */
  workingHours: string;
}

/** Topics of a support request (contract schema SupportCallInput). */
export const SUPPORT_TOPICS = ['order', 'payment', 'delivery', 'bonuses', 'fridge', 'other'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** The subject of a request for help. */
export interface SupportSubject {
  /** The most likely subject. */
  topic: SupportTopic;
  orderId?: number;
  venueId?: number;
}

/** Characters. */
export const MAX_SUPPORT_MESSAGE_LENGTH = 2000;

/** The WhatsApp address of support. @throws AppError `support/no-whatsapp` where it does not (ORD-30) */
export function whatsappAddress({ whatsappUrl }: Pick<SupportContacts, 'whatsappUrl'>): string {
  if (whatsappUrl === null) throw new AppError('support/no-whatsapp');
  return whatsappUrl;
}
