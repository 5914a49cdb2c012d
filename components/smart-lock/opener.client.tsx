'use client';

import { DoorOpen, Refrigerator } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { HoldButton } from './hold-button.client';
import type { LockKind } from './lock-kind';

type OpenerProps = {
  kind: LockKind;
  /** An earlier press did not open it, or its outcome is unknown. */
  attempt: 'first' | 'again' | 'check';
  isOpening: boolean;
  isDisabled: boolean;
  onOpen: () => void;
};

/** The control that opens a lock: a hold, or for those who cannot hold, a press and its confirmation. */
export function Opener({ kind, attempt, isOpening, isDisabled, onOpen }: OpenerProps) {
  const t = useTranslations('lock');
  const [isConfirming, setIsConfirming] = useState(false);
  const [wasShort, setWasShort] = useState(false);
  const open = () => {
    setIsConfirming(false);
    setWasShort(false);
    onOpen();
  };

  if (isOpening)
    return (
      <div className="opener">
        <div className="hold hold--busy" role="status">
          <span className="spinner spinner--big" aria-hidden="true" />
          <span>{t('opening')}</span>
        </div>
      </div>
    );
  if (isConfirming)
    return (
      <div className="opener" role="group" aria-labelledby="opener-question">
        <h2 id="opener-question" className="title">
          {t(`confirm_${kind}`)}
        </h2>
        <div className="flex flex-wrap justify-center gap-3">
          <Button tone="quiet" onClick={() => setIsConfirming(false)}>
            {t('cancel')}
          </Button>
          <Button autoFocus disabled={isDisabled} onClick={open}>
            {t('confirmOpen')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="opener">
      <HoldButton
        label={t(attempt === 'first' ? 'hold' : attempt === 'again' ? 'holdAgain' : 'holdCheck')}
        heldLabel={t('holding')}
        icon={<Icon of={kind === 'door' ? DoorOpen : Refrigerator} />}
        isDisabled={isDisabled}
        onHeld={open}
        onShort={() => setWasShort(true)}
        onClickOnly={() => setIsConfirming(true)}
      />
      <p className={wasShort ? 'font-semibold' : 'muted'} role="status">
        {t(wasShort ? 'tooShort' : 'whyHold')}
      </p>
      <Button tone="text" disabled={isDisabled} onClick={() => setIsConfirming(true)}>
        {t('withoutHolding')}
      </Button>
    </div>
  );
}
