import type { ReactNode } from 'react';

/** The id of the consent at a button, or of its box. */
export const CONSENT_ID = 'consent';

/** The consent that a press of the button under it gives; the button itself says that it agrees (CHK-23, BILL-20). */
export function ConsentTexts({ children }: { children: ReactNode }) {
  return (
    <p id={CONSENT_ID} tabIndex={-1} className="caption mb-2 [outline:none]">
      {children}
    </p>
  );
}
