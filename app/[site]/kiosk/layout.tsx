import type { ReactNode } from 'react';
import { KioskAccessibility } from '@/components/kiosk/accessibility/kiosk-accessibility.client';
import { LeftPage } from '@/components/kiosk/left-page.client';
import { ClientMessages } from '@/components/layout/client-messages';
import '@/styles/kiosk.css';
import '@/styles/kiosk-accessibility.css';

/** The pages of a tablet in a restaurant, with the stylesheets that only they need, and with the kiosk's accessibility. */
export default function KioskLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ClientMessages namespaces={['kioskAccessibility']}>
        <KioskAccessibility />
      </ClientMessages>
      <LeftPage />
    </>
  );
}
