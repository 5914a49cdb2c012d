'use client';

import { MapPin } from 'lucide';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useMyPosition } from '@/components/map/use-my-position';
import { useMoney } from '@/components/ui/use-money';
import type { Address } from '@/lib/ground/addresses/address';
import { deliveryProblem } from '@/lib/cart/quote';
import type { QuotedDelivery } from '@/lib/cart/quote.schema';
import { deliveryCostMinor, tariffBar, type DeliveryStep, type TariffBar } from '@/lib/delivery/tariff-bar';
import { deliveryMinutes, type Tariff } from '@/lib/delivery/tariffs';
import { type MoneyFormat } from '@/lib/core/money/money';
import { missingMinor } from '@/lib/core/money/parts';

type DeliveryCardProps = {
  /** Where the order goes; null = no address yet. */
  address: Address | null;
  /** Opens the choice of an address. */
  onAddress: () => void;
  /** undefined: the server has not answered yet; null: it did not answer. */
  delivery: QuotedDelivery | null | undefined;
  goodsMinor: number;
  cookingMinutes: number;
  /** The wanted time as text; null = as soon as possible. */
  wantedText: string | null;
  moneyFormat: MoneyFormat;
  onTariff: (tariffId: string) => void;
};

/** The delivery: its address, its tariffs, and its price by sum (DLV-09 to DLV-13). */
export function DeliveryCard(props: DeliveryCardProps) {
  const { address, onAddress, delivery, goodsMinor, moneyFormat } = props;
  const t = useTranslations('delivery');
  const money = useMoney(moneyFormat);
  return (
    <section className="card card--padded grid gap-3" aria-labelledby="delivery">
      <h2 id="delivery" className="visually-hidden">
        {t('title')}
      </h2>
      {address ? <AddressRow address={address} onAddress={onAddress} /> : null}
      {address || delivery?.kind === 'vendor' ? null : <DestinationField onAddress={onAddress} />}
      {delivery === undefined ? <Skeleton className="h-12 w-full" /> : null}
      {delivery?.kind === 'unavailable' && delivery.reason !== 'noDestination' ? (
        <Notice tone="warn" title={t(delivery.reason === 'outOfZone' ? 'outOfZoneTitle' : delivery.reason)}>
          {delivery.reason === 'outOfZone' ? t('outOfZone') : null}
        </Notice>
      ) : null}
      {delivery?.kind === 'vendor' ? (
        <VendorTerms delivery={delivery} goodsMinor={goodsMinor} moneyFormat={moneyFormat} />
      ) : null}
      {delivery?.kind === 'platform' ? (
        <>
          <TariffBarView
            bar={tariffBar(delivery, goodsMinor, moneyFormat.rounding)}
            goodsMinor={goodsMinor}
            money={money}
          />
          <TariffChoice {...props} delivery={delivery} money={money} />
        </>
      ) : null}
    </section>
  );
}

/** The destination of the order, which opens the choice of another. */
function AddressRow({ address: { label, title }, onAddress }: { address: Address; onAddress: () => void }) {
  const t = useTranslations('delivery');
  return (
    <button
      type="button"
      className="icon-row -mx-4 w-auto text-start"
      aria-haspopup="dialog"
      onClick={onAddress}
    >
      <span className="icon-row__icon">
        <Icon of={MapPin} />
      </span>
      <span className="flex-fill">
        <span className="visually-hidden">{t('toAddress')} </span>
        <b>{title}</b>
        <span className="muted caption block">{label}</span>
        {/* The accessible name begins with the visible text and ends with the action. */}
        <span className="visually-hidden">{t('changeAddress')}</span>
      </span>
      <Glyph name="next" size="small" />
    </button>
  );
}

/** Without an address the destination is the diner's position, if they share it. */
function DestinationField({ onAddress }: { onAddress: () => void }) {
  const t = useTranslations('delivery');
  const geolocation = useTranslations('geolocation');
  const { position, isAsking, problem, ask } = useMyPosition();
  return (
    <div className="grid justify-items-start gap-2">
      <p className="muted">{t(position ? 'toPosition' : 'noDestination')}</p>
      <div className="flex flex-wrap gap-2">
        <Button tone="tint" aria-haspopup="dialog" onClick={onAddress}>
          {t('giveAddress')}
        </Button>
        {position ? null : (
          <Button tone="quiet" busy={isAsking} onClick={() => ask(() => undefined)}>
            {t('useMyPosition')}
          </Button>
        )}
      </div>
      {problem ? (
        <p role="alert" className="hint hint--error">
          {geolocation(problem)}
        </p>
      ) : null}
    </div>
  );
}

type Money = (amountMinor: number) => string;

type VendorTermsProps = {
  delivery: Extract<QuotedDelivery, { kind: 'vendor' }>;
  goodsMinor: number;
  moneyFormat: MoneyFormat;
};

/** The venue's own price and its bounds, each shown once: a bound that the cart breaks is shown as such. */
function VendorTerms({ delivery, goodsMinor, moneyFormat }: VendorTermsProps) {
  const t = useTranslations('delivery');
  const money = useMoney(moneyFormat);
  const { costMinor, minMinor, maxMinor } = delivery;
  const problem = deliveryProblem(delivery, goodsMinor)?.kind;
  return (
    <div>
      <p>{costMinor === 0 ? t('free') : t('vendor', { cost: money(costMinor) })}</p>
      {minMinor === null ? null : problem === 'belowMinimum' ? (
        <p role="status" className="hint hint--error">
          {t('minimum', {
            amount: money(minMinor),
            missing: money(missingMinor(minMinor, goodsMinor, moneyFormat.rounding)),
          })}
        </p>
      ) : (
        <p className="muted caption">{t('vendorMinimum', { amount: money(minMinor) })}</p>
      )}
      {maxMinor === null ? null : problem === 'aboveMaximum' ? (
        <p role="status" className="hint hint--error">
          {t('aboveMaximum', { amount: money(maxMinor) })}
        </p>
      ) : (
        <p className="muted caption">{t('vendorMaximum', { amount: money(maxMinor) })}</p>
      )}
    </div>
  );
}

/** The most important sentence, and below it the delivery price by sum. */
function TariffBarView({ bar, goodsMinor, money }: { bar: TariffBar; goodsMinor: number; money: Money }) {
  const sentence = useBarSentence(bar, money);
  return (
    <div>
      <p className="delivery-tier" role="status">
        {sentence}
      </p>
      {bar.steps.length > 1 ? (
        <ol className="delivery-tiers">
          {bar.steps.map((step) => (
            <Step key={step.fromMinor} step={step} goodsMinor={goodsMinor} money={money} />
          ))}
        </ol>
      ) : null}
    </div>
  );
}

function useBarSentence(bar: TariffBar, money: Money): string {
  const t = useTranslations('delivery');
  switch (bar.kind) {
    case 'default':
      return t('cost', { cost: money(bar.costMinor) });
    case 'free':
      return t('free');
    case 'minimumNotReached':
      return t('minimum', { amount: money(bar.minimumMinor), missing: money(bar.missingMinor) });
    case 'nextTier':
      return bar.nextCostMinor === 0
        ? t('toFree', { missing: money(bar.missingMinor) })
        : t('nextTier', { missing: money(bar.missingMinor), cost: money(bar.nextCostMinor) });
    case 'subsidyReached':
      return bar.costMinor === 0
        ? t('subsidyFree', { discount: money(bar.discountMinor) })
        : t('subsidyReached', { discount: money(bar.discountMinor), cost: money(bar.costMinor) });
  }
}

function Step({ step, goodsMinor, money }: { step: DeliveryStep; goodsMinor: number; money: Money }) {
  const t = useTranslations('delivery');
  const { fromMinor, toMinor, costMinor } = step;
  const isPassed = toMinor !== null && goodsMinor >= toMinor;
  const isNow = !isPassed && goodsMinor >= fromMinor;
  const share = toMinor === null ? 1 : (goodsMinor - fromMinor) / (toMinor - fromMinor);
  return (
    <li
      className={isPassed ? 'is-reached' : isNow ? 'is-current is-partial' : undefined}
      aria-current={isNow ? 'step' : undefined}
      style={isNow ? ({ '--part': `${Math.round(share * 100)}%` } as CSSProperties) : undefined}
    >
      <b className="number">{costMinor === 0 ? t('freeShort') : money(costMinor)}</b>
      <span>
        {fromMinor === 0 && toMinor !== null
          ? t('upTo', { amount: money(toMinor) })
          : t('from', { amount: money(fromMinor) })}
      </span>
    </li>
  );
}

type TariffChoiceProps = Pick<
  DeliveryCardProps,
  'goodsMinor' | 'cookingMinutes' | 'wantedText' | 'onTariff'
> & {
  delivery: Extract<QuotedDelivery, { kind: 'platform' }>;
  money: Money;
};

/** The delivery tariffs with their time and current price; with one there is no choice. */
function TariffChoice(props: TariffChoiceProps) {
  const t = useTranslations('delivery');
  const { delivery, goodsMinor, cookingMinutes, wantedText, money, onTariff } = props;
  const { tariffs, tariff: chosen, thresholds } = delivery;
  const cost = (tariff: Tariff) => {
    const costMinor = deliveryCostMinor({ tariff, thresholds }, goodsMinor);
    return costMinor === 0 ? t('freeShort') : money(costMinor);
  };
  const time = (tariff: Tariff) => {
    // With a wanted time every tariff delivers then: minutes from now would contradict it.
    if (wantedText !== null) return wantedText;
    const { from, to } = deliveryMinutes(tariff, cookingMinutes);
    return from === to ? t('minutes', { minutes: to }) : t('minutesRange', { from, to });
  };
  if (tariffs.length === 1)
    return <p className="muted caption">{`${t(chosen.transport)}, ${time(chosen)}`}</p>;
  return (
    <fieldset className="grid">
      <legend className="visually-hidden">{t('how')}</legend>
      {tariffs.map((tariff) => (
        <label key={tariff.id} className="option">
          <input
            type="radio"
            className="choice-mark"
            name="tariff"
            checked={tariff.id === chosen.id}
            onChange={() => onTariff(tariff.id)}
          />
          <span className="flex-fill">
            {t(tariff.transport)} <span className="muted caption inline-block">{time(tariff)}</span>
          </span>
          <span className="option__price number">{cost(tariff)}</span>
        </label>
      ))}
    </fieldset>
  );
}
