import type { CountryCode, Text } from '../../catalogue/model';

interface Contacts {
  phone: string;
  /** null = support is not there. */
  whatsappUrl: string | null;
  telegramUrl: string | null;
  email: string;
  workingHours: Text;
}

/** How support is reached; in Georgia not by WhatsApp. */
export const CONTACTS: Readonly<Record<CountryCode, Contacts>> = {
  kz: {
    phone: '+77273550000',
    whatsappUrl: 'https://wa.me/77273550000',
    telegramUrl: 'https://t.me/dastarkhan_help',
    email: 'help@dastarkhan.example',
    workingHours: {
      kk: 'Күн сайын 09:00–23:00',
      ru: 'Ежедневно 09:00–23:00',
      en: 'Every day 09:00–23:00',
      ka: 'ყოველდღე 09:00–23:00',
    },
  },
  ge: {
    phone: '+995322550000',
    whatsappUrl: null,
    telegramUrl: 'https://t.me/dastarkhan_help_ge',
    email: 'help-ge@dastarkhan.example',
    workingHours: {
      kk: 'Күн сайын 10:00–24:00',
      ru: 'Ежедневно 10:00–24:00',
      en: 'Every day 10:00–24:00',
      ka: 'ყოველდღე 10:00–24:00',
    },
  },
};
