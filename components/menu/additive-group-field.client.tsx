'use client';

import { useTranslations } from 'next-intl';
import { Counter } from '@/components/ui/counter.client';
import { Glyph } from '@/components/ui/glyph';
import { useMoney } from '@/components/ui/use-money';
import {
  canBeFulfilled,
  chooseAdditive,
  groupKind,
  groupState,
  type Additive,
  type AdditiveChoice,
  type AdditiveGroup,
} from '@/lib/menu/additives';
import { type MoneyFormat } from '@/lib/core/money/money';

type AdditiveGroupFieldProps = {
  group: AdditiveGroup;
  choice: AdditiveChoice;
  onChoose: (choice: AdditiveChoice) => void;
  /** The diner pressed 'add': what is missing is announced. */
  isSubmitted: boolean;
  moneyFormat: MoneyFormat;
};

/** A group of additives: radios, checks or counters, and what is still to choose or no longer possible (MENU-33, MENU-34). */
export function AdditiveGroupField({
  group,
  choice,
  onChoose,
  isSubmitted,
  moneyFormat,
}: AdditiveGroupFieldProps) {
  const t = useTranslations('menu');
  const state = groupState(group, choice);
  const kind = groupKind(group);
  const messageId = `group-${group.id}-message`;
  const isFull = state.kind === 'full';
  const isImpossible = !canBeFulfilled(group);
  const isMissing = state.kind === 'tooFew' && isSubmitted && !isImpossible;
  const message = isImpossible
    ? t('groupImpossible')
    : isMissing
      ? t(group.min === group.max ? 'chooseExactly' : 'chooseSome', { count: state.required })
      : isFull
        ? t('maximum')
        : null;
  return (
    <fieldset
      id={`group-${group.id}`}
      className="option-group"
      aria-describedby={message === null ? undefined : messageId}
    >
      <legend className="option-group__head">
        <span className="text-lead">{group.name}</span>
        <GroupTag group={group} state={state} />
      </legend>
      <div className="card">
        {group.items.map((item) => (
          <AdditiveRow
            key={item.id}
            item={item}
            kind={kind}
            groupId={group.id}
            count={choice[item.id] ?? 0}
            isGroupFull={state.kind === 'full'}
            isRequired={group.min > 0}
            onCount={(count) => onChoose(chooseAdditive(group, choice, item.id, count))}
            moneyFormat={moneyFormat}
          />
        ))}
      </div>
      <p
        id={messageId}
        role="status"
        className={isMissing || isImpossible ? 'hint hint--error mt-2' : 'hint mt-2'}
        hidden={message === null}
      >
        {message}
      </p>
    </fieldset>
  );
}

function GroupTag({ group, state }: { group: AdditiveGroup; state: ReturnType<typeof groupState> }) {
  const t = useTranslations('menu');
  if (state.kind === 'tooFew')
    return (
      <span className="tag tag--required">
        {t(group.min === group.max ? 'chooseExactly' : 'chooseSome', { count: state.required })}
      </span>
    );
  if (group.min > 0) {
    return (
      <span className="tag tag--ok">
        <Glyph name="check" size="tiny" />
        <span>{t('chosenOf', { count: state.count, max: group.max })}</span>
      </span>
    );
  }
  return (
    <span className="tag tag--quiet">
      {state.count > 0
        ? t('upToChosen', { max: group.max, count: state.count })
        : t('upTo', { max: group.max })}
    </span>
  );
}

type AdditiveRowProps = {
  item: Additive;
  kind: ReturnType<typeof groupKind>;
  groupId: number;
  count: number;
  isGroupFull: boolean;
  isRequired: boolean;
  onCount: (count: number) => void;
  moneyFormat: MoneyFormat;
};

function AdditiveRow({
  item,
  kind,
  groupId,
  count,
  isGroupFull,
  isRequired,
  onCount,
  moneyFormat,
}: AdditiveRowProps) {
  const t = useTranslations('menu');
  const money = useMoney(moneyFormat);
  const isOff = item.isUnavailable || (isGroupFull && count === 0 && kind !== 'radio');
  const price = item.isUnavailable
    ? t('unavailable')
    : item.priceMinor > 0
      ? t('extra', { price: money(item.priceMinor) })
      : null;
  if (kind === 'counter') {
    return (
      <div className={isOff ? 'option option--unavailable' : 'option'}>
        <span className="flex-fill">{item.name}</span>
        {price ? <span className="option__price number">{price}</span> : null}
        {item.isUnavailable ? null : (
          <Counter
            value={count}
            onChange={onCount}
            min={0}
            max={isGroupFull ? count : item.max}
            look="slim"
            labels={{ group: item.name, less: t('less'), more: t('more') }}
          />
        )}
      </div>
    );
  }
  return (
    <label className={isOff ? 'option option--unavailable' : 'option'}>
      <input
        type={kind === 'radio' && isRequired ? 'radio' : 'checkbox'}
        className="choice-mark"
        name={`group-${groupId}`}
        checked={count > 0}
        disabled={isOff}
        onChange={(event) => onCount(event.target.checked ? Math.max(1, item.min) : 0)}
      />
      <span className="flex-fill">{item.name}</span>
      {price ? <span className="option__price number">{price}</span> : null}
    </label>
  );
}
