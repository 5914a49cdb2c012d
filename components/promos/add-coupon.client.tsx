'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { useAction } from '@/components/layout/use-action';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { toasts } from '@/components/ui/toasts';
import { addCoupon } from '@/lib/promos/gifts.api';
import { MAX_CODE_LENGTH } from '@/lib/ground/ordering/promo-code';
import { readCode } from '@/lib/ground/ordering/typed-code';

/** Adds a coupon by the code that is written on it. */
export function AddCoupon() {
  const t = useTranslations('gifts');
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const { run, isBusy, failure } = useAction(addCoupon);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = readCode(typed);
    setIsEmpty(code === null);
    if (code === null || !(await run(code))) return;
    setTyped('');
    toasts.show({ text: t('couponAdded') });
  };
  return (
    <form className="card card--padded grid gap-3" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('addCoupon')}
        error={isEmpty ? t('codeEmpty') : failure ? failureText(failure) : undefined}
        maxLength={MAX_CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button tone="tint" type="submit" busy={isBusy}>
        {t('add')}
      </Button>
    </form>
  );
}
