import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StaffScreen } from '@/components/kiosk/staff/staff-screen.client';
import { ClientMessages } from '@/components/layout/client-messages';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { COUNTRIES } from '@/lib/core/site/site';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('kioskStaff');
  return privateMetadata(t('title'));
}

/** The settings of a tablet, behind the staff's PIN: the tablet stores all of them, and the page is the same for everybody. */
export default async function KioskStaffPage() {
  const [{ site }, names] = await Promise.all([pageSite(), getTranslations('language')]);
  const { languages } = COUNTRIES[site.country];
  return (
    <ClientMessages
      namespaces={['kioskStaff', 'kiosk', 'kioskAccessibility', 'printing', 'errors', 'layout', 'language']}
    >
      <StaffScreen languages={languages.map((language) => ({ language, name: names(language) }))} />
    </ClientMessages>
  );
}
