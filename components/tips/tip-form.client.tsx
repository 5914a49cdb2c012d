'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureText } from '@/components/layout/use-failure-text';
import { useKeyedAction } from '@/components/layout/use-keyed-action';
import { Button } from '@/components/ui/button';
import { ChoiceTiles } from '@/components/ui/choice-tiles';
import { Notice } from '@/components/ui/notice';
import { Segmented } from '@/components/ui/segmented';
import { TypedField } from '@/components/ui/typed-field';
import { queryClient } from '@/lib/core/bff/query-client';
import { paths } from '@/lib/core/paths/paths';
import { leaveForPayment } from '@/lib/payments/payment-address';
import type { HostedType } from '@/lib/ground/ordering/payment-types';
import { saveLeftTip } from '@/lib/tips/left-tips';
import { TIP_PERCENTAGES, type TipTerms } from '@/lib/tips/tips';
import { leaveTips, tipTermsQuery } from '@/lib/tips/tips.api';
import type { Tip, TipRequest } from '@/lib/tips/tips.schema';
import { useTipField } from './use-tip-field';

/** How much to leave, and how to pay it. Shows nothing where tips cannot be paid. */
export function TipForm({ target, venueId, baseMinor, currency, waiterName }: TipTerms) {
  const t = useTranslations('tips');
  const failureText = useFailureText();
  const { data: terms } = useQuery(tipTermsQuery(venueId), queryClient());
  const field = useTipField({ baseMinor, currency, percentages: TIP_PERCENTAGES, isOptional: false });
  const [chosen, setChosen] = useState<HostedType | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);

  const { run, isBusy, failure } = useKeyedAction<TipRequest, Tip>({
    purpose: 'tips',
    send: leaveTips,
    follow: ({ id, paymentAddress }) => {
      saveLeftTip(target, id);
      if (paymentAddress === null || !leaveForPayment(paymentAddress))
        window.location.assign(
          target.kind === 'order'
            ? paths.orderTip(target.orderId, id)
            : paths.preorderTip(target.preorderId, id),
        );
      return true;
    },
  });

  const payments = terms?.payments ?? [];
  const payment = chosen ?? payments[0];
  if (payment === undefined) return null;
  const title = waiterName === null ? t('title') : t('titleFor', { name: waiterName });
  const leave = () => {
    setIsSubmitted(true);
    if (field.amountMinor === null) document.getElementById('own-tips')?.focus();
    else run({ target, amountMinor: field.amountMinor, payment });
  };
  return (
    <section className="card card--padded grid gap-3">
      <div>
        <h2 className="title">{title}</h2>
        <p className="muted caption">{t('whole')}</p>
      </div>
      <ChoiceTiles label={title} options={field.options} value={field.value} onChange={field.choose} />
      {field.isOwn ? (
        <TypedField
          id="own-tips"
          kind="number"
          label={t('ownLabel')}
          value={field.typed}
          onChange={(event) => field.type(event.target.value)}
          error={isSubmitted && field.amountMinor === null ? field.mistake : undefined}
        />
      ) : null}
      {field.value !== null && payments.length > 1 ? (
        <Segmented
          label={t('payWith')}
          options={payments.map((type) => ({ value: type, label: t(type) }))}
          value={payment}
          onChange={setChosen}
        />
      ) : null}
      {failure ? <Notice tone="danger">{failureText(failure)}</Notice> : null}
      {field.value === null ? null : (
        <Button tone="tint" split busy={isBusy} onClick={leave}>
          <span>{t('leave')}</span>
          {field.amountMinor === null ? null : (
            <span className="number">{field.money(field.amountMinor)}</span>
          )}
        </Button>
      )}
    </section>
  );
}
