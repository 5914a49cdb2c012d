import { classNames } from '@/components/ui/class-names';
import { SoftLink } from '@/components/ui/soft-link';
import { formatNumber, toMajor } from '@/lib/core/money/money';
import type { HeaderBalance } from '@/lib/rewards/header-balance';
import type { Language } from '@/lib/core/site/site';

type BalanceMarkProps = HeaderBalance & {
  /** The meaning of the number, read before it by screen readers. */
  label: string;
  href: string;
  language: Language;
};

/** The reward balance at the right of the header (LAY-07), a link to its details. */
export function BalanceBadge({ availableMinor, isSmall, label, href, language }: BalanceMarkProps) {
  const amount = formatNumber(toMajor(availableMinor), language);
  return (
    <SoftLink
      className={classNames('balance', isSmall && 'balance--long')}
      href={href}
      aria-label={`${label}: ${amount}`}
    >
      <Coin />
      <span className="number">{amount}</span>
    </SoftLink>
  );
}

/** The sign of bonuses. Hidden from screen readers; the element around it carries the text. */
export function Coin() {
  return (
    <svg className="coin" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill="#F4A81D" />
      <circle cx="10" cy="10" r="7.1" fill="none" stroke="#7A4D00" strokeOpacity=".45" />
      <path
        d="M10 4.8 13.4 10 10 15.2 6.6 10Z"
        fill="none"
        stroke="#5C3900"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M10 8.3 11.2 10 10 11.7 8.8 10Z" fill="#5C3900" />
    </svg>
  );
}
