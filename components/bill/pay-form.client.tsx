'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { signInAndGoOn } from '@/components/layout/sign-in-here';
import { useFailureText } from '@/components/layout/use-failure-text';
import { usePressAfterSignIn } from '@/components/layout/use-press-after-sign-in';
import { CONSENT_ID } from '@/components/ui/consent-texts';
import { usePressConsent } from '@/components/legal/use-press-consent';
import { useTipField } from '@/components/tips/use-tip-field';
import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import { Segmented } from '@/components/ui/segmented';
import { useLateDialog } from '@/components/ui/use-late-dialog';
import { useMoney } from '@/components/ui/use-money';
import { sessionQuery } from '@/lib/ground/auth/session.api';
import { hasKnownDiner } from '@/lib/ground/auth/stored-data';
import { queryClient } from '@/lib/core/bff/query-client';
import type { Bill } from '@/lib/bill/bill';
import { readBillDraft, saveBillDraft } from '@/lib/bill/bill-draft';
import { leftToPay, maxBonuses } from '@/lib/bill/bill-payment';
import { payerQuery } from '@/lib/bill/bill-payment.api';
import type { BillPaymentRequest } from '@/lib/bill/bill-payment.schema';
import type { BillVenue } from '@/lib/bill/bill-venue';
import { writtenPayment } from '@/lib/bill/written-bill';
import { paymentAfterSignIn } from '@/lib/bill/payment-after-sign-in';
import { MAX_LOCK_WAIT_MS } from '@/lib/core/intents/tab-lock';
import { currencyFormat } from '@/lib/core/money/money';
import { paths } from '@/lib/core/paths/paths';
import type { HostedType } from '@/lib/ground/ordering/payment-types';
import type { BonusAccount } from '@/lib/rewards/balance';
import { bonusText } from '@/lib/rewards/bonus-text';
import type { Language } from '@/lib/core/site/site';
import { BILL_TIP_PERCENTAGES } from '@/lib/tips/tips';
import { BonusField } from './bonus-field.client';
import { CashbackNotice } from './cashback-notice.client';
import { PayDock } from './pay-dock.client';
import type { PayWholeQuestion } from './pay-whole-question.client';
import { SendPart } from './send-part.client';
import { SplitCard } from './split-card.client';
import { TipField } from './tip-field.client';
import { UnknownPayment, UnsettledPayment } from './unknown-payment.client';
import { usePayBill } from './use-pay-bill';
import { useSplit } from './use-split';

const loadQuestion = () => import('./pay-whole-question.client').then((module) => module.PayWholeQuestion);

/** The sum that a press pays, as it stands on the screen. */
type SeenPayment = { totalMinor: number; request: BillPaymentRequest };
/** The sum that the question names; it stays while the bill grows under it. */
type QuestionedPayment = SeenPayment & { text: string };

type PayFormProps = {
  bill: Bill;
  venue: Pick<BillVenue, 'id' | 'name' | 'country' | 'documents'>;
  /** Payment methods of bills here; at least one. */
  payments: readonly [HostedType, ...HostedType[]];
  /** The bill has to be reloaded. */
  onRefused: () => void;
};

/** Everything that paying a bill needs: tips, bonuses, the way to pay, the consent, and the sum. */
export function PayForm({ bill, venue, payments, onRefused }: PayFormProps) {
  const { id: venueId, country } = venue;
  const t = useTranslations('bill');
  const failureText = useFailureText();
  const session = useQuery(sessionQuery, queryClient());
  // Where the session is unknown the payment is sent, and the response leads to the sign-in where needed.
  const isSignedIn = session.data?.isSignedIn ?? session.isError;
  const { data: payer } = useQuery({ ...payerQuery(venueId), enabled: isSignedIn }, queryClient());
  const { paying, pay, resume } = usePayBill(bill.id, onRefused);
  const [draft] = useState(() => readBillDraft(bill.id));
  const tips = useTipField({
    baseMinor: bill.positionsSumMinor,
    currency: bill.currency,
    percentages: BILL_TIP_PERCENTAGES,
    isOptional: true,
    initial: draft && { value: draft.tip, typed: draft.typedTip },
  });
  const [wantedMinor, setWantedMinor] = useState(0);
  const [account, setAccount] = useState<BonusAccount>('general');
  const [payment, setPayment] = useState(
    () => payments.find((type) => type === draft?.payment) ?? payments[0],
  );
  const consent = usePressConsent(venue, isSignedIn);
  const [isSubmitted, setIsSubmitted] = useState(false);
  /** The sum on the button before the sign-in, where another stands there now. */
  const [seenMinor, setSeenMinor] = useState<number | null>(null);

  const { value: tip, typed: typedTip } = tips;
  useEffect(() => {
    saveBillDraft({ billId: bill.id, tip, typedTip, payment });
  }, [bill.id, tip, typedTip, payment]);

  const accounts = payer?.accounts ?? [];
  const chosen = accounts.find(({ name }) => name === account) ?? accounts[0];
  const bonusesMinor = chosen ? Math.min(wantedMinor, maxBonuses(bill, chosen)) : 0;
  // A tip that was chosen stays in its field: the waiter may be of the bill again.
  const chosenTipsMinor = bill.isTipsAllowed ? tips.amountMinor : 0;
  const tipsMinor = chosenTipsMinor ?? 0;
  const choice = { bonusesMinor, bonusAccount: chosen?.name ?? 'general', tipsMinor } as const;
  const language = useLocale() as Language;
  const money = useMoney(currencyFormat(bill.currency));
  const toPayMinor = leftToPay(bill, choice);
  const written = writtenPayment(
    { billMinor: bill.toPayMinor, tipsMinor, bonusesMinor, totalMinor: toPayMinor },
    bill.currency,
  );
  const parts = [
    t('sum_bill', { sum: money(bill.toPayMinor) }),
    ...(written.tipsMinor > 0 ? [`+ ${t('sum_tips', { sum: money(written.tipsMinor) })}`] : []),
    ...(written.bonusesMinor > 0
      ? [`− ${t('sum_bonuses', { sum: bonusText(written.bonusesMinor, bill.currency, language).amount })}`]
      : []),
  ];

  // By the venue's country: the code of a table opens its bill on the site of any country.
  const legalLink = (chunks: ReactNode) => (
    <a className="link" href={paths.legalOfCountry('personal_data_consent', country)} target="_blank">
      {chunks}
    </a>
  );
  const pressConsent = t.rich('pressConsent', { doc: legalLink });
  const split = useSplit(bill, tipsMinor);
  const question = useLateDialog<ComponentProps<typeof PayWholeQuestion>, QuestionedPayment>(
    loadQuestion,
    failureText('network'),
  );
  const seen: SeenPayment = {
    totalMinor: toPayMinor,
    request: { venueId, payment, toPayMinor: bill.toPayMinor, hasConsented: true, ...choice },
  };
  const canPay = () => {
    setIsSubmitted(true);
    if (chosenTipsMinor !== null && !consent.isTakenBack) return true;
    document.getElementById(consent.isTakenBack ? CONSENT_ID : 'own-tips')?.focus();
    return false;
  };
  const begin = ({ totalMinor, request }: SeenPayment) => {
    if (!isSignedIn) {
      // Where a diner is known, another than who presses may be signed in without a code: there it is pressed again.
      if (!hasKnownDiner())
        paymentAfterSignIn.note({
          billId: bill.id,
          toPayMinor: totalMinor,
          payment: request.payment,
          consentsTo: consent.texts,
        });
      signInAndGoOn();
      return;
    }
    question.close();
    setSeenMinor(null);
    consent.remember();
    pay(request);
  };

  const isPaymentNext = usePressAfterSignIn({
    take: paymentAfterSignIn.take,
    hasFailed: session.isError || session.data?.isSignedIn === false,
    isReady: session.data?.isSignedIn === true,
    goOn: (pressed) => {
      if (pressed.billId !== bill.id || paying.kind !== 'idle') return;
      if (pressed.toPayMinor !== toPayMinor) setSeenMinor(pressed.toPayMinor);
      else if (pressed.payment === payment && pressed.consentsTo === consent.texts && canPay()) begin(seen);
    },
  });
  const agrees = !consent.wasGiven && !session.isPending;
  const label = isSignedIn || session.isPending ? 'pay' : 'signInAndPay';

  if (paying.kind === 'unknown') return <UnknownPayment paying={paying} onCheck={resume} />;
  return (
    <div className="grid gap-3 max-dialog:contents">
      {paying.kind === 'refused' ? (
        <Notice tone="danger" title={t('notBegun')}>
          {failureText(paying.error)}
        </Notice>
      ) : null}
      {paying.kind === 'unsettled' ? (
        <UnsettledPayment isKeyReused={paying.isKeyReused} onRefresh={onRefused} />
      ) : null}
      {paying.kind === 'sending' && paying.waitsForTab ? (
        <Notice title={t('waitingForTab', { seconds: MAX_LOCK_WAIT_MS / 1000 })} />
      ) : null}
      <SplitCard split={split} venueName={venue.name} />
      {bill.isTipsAllowed ? (
        <TipField field={tips} waiterName={bill.waiterName} isSubmitted={isSubmitted} />
      ) : null}
      {chosen ? (
        <BonusField
          bill={bill}
          accounts={accounts}
          chosen={chosen}
          spentMinor={bonusesMinor}
          onSpend={setWantedMinor}
          onAccount={setAccount}
        />
      ) : null}
      {session.isPending ? null : (
        <CashbackNotice
          bill={bill}
          isSignedIn={isSignedIn}
          levelPercentage={payer?.levelPercentage ?? null}
          bonusesMinor={bonusesMinor}
        />
      )}
      {payments.length > 1 ? (
        <Segmented
          label={t('payWith')}
          options={payments.map((type) => ({ value: type, label: t(type) }))}
          value={payment}
          onChange={setPayment}
        />
      ) : null}
      {isSignedIn && consent.wasGiven ? (
        <Checkbox
          id={CONSENT_ID}
          checked={!consent.isTakenBack}
          onChange={(event) => consent.consent(event.target.checked)}
          error={isSubmitted && consent.isTakenBack ? t('consentRequired') : undefined}
        >
          {t.rich('consent', { doc: legalLink })}
        </Checkbox>
      ) : null}
      <PayDock
        part={split.part ? <SendPart split={split} venueName={venue.name} /> : null}
        label={t(split.part ? 'payWhole' : label)}
        consent={agrees && !split.part ? pressConsent : null}
        parts={parts.length > 1 && !split.part ? parts.join(' ') : null}
        notice={
          seenMinor === null ? null : (
            <Notice tone="warn" className="mb-2" title={t('changedTitle')}>
              {t('changedText', { was: money(seenMinor), now: money(toPayMinor) })}
            </Notice>
          )
        }
        sum={money(toPayMinor)}
        isBusy={
          paying.kind === 'sending' ||
          paying.kind === 'made' ||
          isPaymentNext ||
          session.isPending ||
          question.isLoading
        }
        onPay={() => {
          if (!canPay()) return;
          if (split.part === null) begin(seen);
          else
            question.open({
              ...seen,
              text: t('payWholeText', {
                own: money(split.part.ownMinor),
                others: money(split.part.othersMinor),
              }),
            });
        }}
      />
      {question.opened ? (
        <question.opened.Dialog
          text={question.opened.subject.text}
          label={t(label)}
          sum={money(question.opened.subject.totalMinor)}
          consent={agrees ? pressConsent : null}
          onPay={() => question.opened && begin(question.opened.subject)}
          onClose={question.close}
        />
      ) : null}
    </div>
  );
}
