import { useId } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { classNames } from '@/components/ui/class-names';
import { BEST_SCORE } from '@/lib/orders/rating/rating';

const SCORES = Array.from({ length: BEST_SCORE }, (_, index) => index + 1);

type StarFieldProps = {
  label: string;
  nameOf: (score: number) => string;
  score: number | null;
  onChange: (score: number) => void;
};

/** A choice of stars: native radios, so that arrow keys move the choice and a press sets it. */
export function StarField({ label, nameOf, score, onChange }: StarFieldProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`}>
      <p id={`${name}-label`} className="caption muted">
        {label}
      </p>
      <div className="stars">
        {SCORES.map((one) => (
          <label key={one} className={classNames('star', score !== null && one <= score && 'star--filled')}>
            <input
              type="radio"
              name={name}
              value={one}
              aria-label={nameOf(one)}
              checked={one === score}
              onChange={() => onChange(one)}
            />
            <Glyph name={score !== null && one <= score ? 'star' : 'star-outline'} />
          </label>
        ))}
      </div>
    </div>
  );
}

/** The stars of a submitted rating. */
export function Stars({ score, label }: { score: number; label: string }) {
  return (
    <span className="stars stars--small" role="img" aria-label={label}>
      {SCORES.map((one) => (
        <span key={one} className={classNames('star', one <= score && 'star--filled')}>
          <Glyph name={one <= score ? 'star' : 'star-outline'} size="small" />
        </span>
      ))}
    </span>
  );
}
