import type { ReactNode } from 'react';

type SlipRowProps = {
  name: string;
  sizeName: string | null;
  additives: readonly { name: string; count: number }[];
  count: number;
  /** Beside the name. */
  mark?: ReactNode;
  /** The price of all its pieces, formatted. */
  sum: string;
};

/** A position of an order among the rows of a slip: its name and size, its pieces, its additives and its sum. */
export function SlipRow({ name, sizeName, additives, count, mark, sum }: SlipRowProps) {
  return (
    <div>
      <dt>
        <span>{[name, sizeName].filter(Boolean).join(', ') + (count > 1 ? ` × ${count}` : '')}</span>
        {mark ? <span> {mark}</span> : null}
        {additives.map((additive) => (
          <span key={additive.name} className="muted caption block">
            {`+ ${additive.name}${additive.count > 1 ? ` × ${additive.count}` : ''}`}
          </span>
        ))}
      </dt>
      <dd>{sum}</dd>
    </div>
  );
}
