'use client';

import { Button } from '@/components/ui/button';

type PayDockProps = {
  label: string;
  /** The parts of the sum; null where it is the bill's own. */
  parts: string | null;
  sum: string;
  isBusy: boolean;
  onPay: () => void;
};

/** The button that pays, always visible, with the sum to be paid. */
export function PayDock({ label, parts, sum, isBusy, onPay }: PayDockProps) {
  return (
    <div className="dock dialog:static dialog:block dialog:bg-transparent dialog:p-0 dialog:shadow-none">
      {parts === null ? null : <p className="muted caption mb-2 number">{parts}</p>}
      <Button big split wide busy={isBusy} onClick={onPay}>
        <span>{label}</span>
        <span className="number">{sum}</span>
      </Button>
    </div>
  );
}
