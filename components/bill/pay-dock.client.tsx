'use client';

import type { ReactNode } from 'react';
import { CONSENT_ID, ConsentTexts } from '@/components/ui/consent-texts';
import { Button } from '@/components/ui/button';
import { Dock } from '@/components/ui/dock';

type PayDockProps = {
  /** The button that pays the diner's part, the main button then; a quiet one under it pays the whole. Null where the whole is chosen. */
  part: ReactNode;
  label: string;
  /** The parts of the sum; null where it is the bill's own. */
  parts: string | null;
  sum: string;
  /** The consent that pressing it gives; null where it was given before. */
  consent: ReactNode;
  /** A notice to read before the press. */
  notice: ReactNode;
  isBusy: boolean;
  onPay: () => void;
};

/** The button that pays, always visible, with the sum to be paid. */
export function PayDock({ part, label, parts, sum, consent, notice, isBusy, onPay }: PayDockProps) {
  return (
    <Dock>
      {notice}
      {part}
      {parts === null ? null : <p className="muted caption mb-2 number">{parts}</p>}
      <div className="dock__consents">{consent === null ? null : <ConsentTexts>{consent}</ConsentTexts>}</div>
      <Button
        big={part === null}
        tone={part === null ? 'main' : 'quiet'}
        className={part === null ? undefined : 'mt-2'}
        split
        wide
        busy={isBusy}
        aria-describedby={consent === null ? undefined : CONSENT_ID}
        onClick={onPay}
      >
        <span>{label}</span>
        <span className="number">{sum}</span>
      </Button>
    </Dock>
  );
}
