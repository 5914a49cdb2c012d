import type { ReactNode } from 'react';
import '@/styles/kiosk.css';

/** The pages of a tablet in a restaurant, with the stylesheet that only they need. */
export default function KioskLayout({ children }: { children: ReactNode }) {
  return children;
}
