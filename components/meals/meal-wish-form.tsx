import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Counter } from '@/components/ui/counter.client';
import { EXCLUSIONS } from '@/lib/meals/exclusions';
import { MAX_PEOPLE, type MEAL_SUMS, type MealWish } from '@/lib/meals/meal-wish';

type MealWishFormProps = {
  wish: MealWish;
  sums: (typeof MEAL_SUMS)['kz'];
  money: (amountMinor: number) => string;
  onChange: (wish: MealWish) => void;
};

/** For how many, for what sum, and without what. Each change lays the table anew. */
export function MealWishForm({ wish, sums, money, onChange }: MealWishFormProps) {
  const t = useTranslations('meals');
  const sumId = useId();
  const { people, sumMinor, without } = wish;
  return (
    <div className="meal-wish">
      <div className="meal-wish__row">
        <span>{t('people')}</span>
        <Counter
          value={people}
          max={MAX_PEOPLE}
          labels={{ group: t('people'), less: t('fewer'), more: t('more') }}
          onChange={(next) => onChange({ ...wish, people: next })}
        />
      </div>
      <div className="meal-wish__row">
        <label htmlFor={sumId}>{t('sum')}</label>
        <output htmlFor={sumId} className="title number">
          {money(sumMinor)}
        </output>
      </div>
      <input
        id={sumId}
        type="range"
        className="range"
        min={sums.min}
        max={sums.max}
        step={sums.step}
        value={sumMinor}
        aria-valuetext={money(sumMinor)}
        onChange={(event) => onChange({ ...wish, sumMinor: Number(event.target.value) })}
      />
      <div className="chips" role="group" aria-label={t('without')}>
        {EXCLUSIONS.map((exclusion) => {
          const isOut = without.includes(exclusion);
          return (
            <button
              key={exclusion}
              type="button"
              className="chip"
              aria-pressed={isOut}
              onClick={() =>
                onChange({
                  ...wish,
                  without: EXCLUSIONS.filter((one) => without.includes(one) !== (one === exclusion)),
                })
              }
            >
              {t(`without_${exclusion}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
