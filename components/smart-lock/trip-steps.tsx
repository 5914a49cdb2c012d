import { CreditCard, DoorOpen, ScanBarcode, ShoppingBasket } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

const STEPS = ['open', 'take', 'scan', 'pay'] as const;
export type TripStep = (typeof STEPS)[number];
const ICONS = { open: DoorOpen, take: ShoppingBasket, scan: ScanBarcode, pay: CreditCard } as const;

/** The steps of a trip to a fridge, and how far it is (SHOP-13). */
export function TripSteps({ step }: { step: TripStep }) {
  const t = useTranslations('lock');
  const current = STEPS.indexOf(step);
  return (
    <ol className="trip-steps" aria-label={t('steps')}>
      {STEPS.map((name, index) => (
        <li
          key={name}
          className={index < current ? 'is-done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="trip-steps__mark">
            <Icon of={ICONS[name]} size="small" />
          </span>
          {t(`step_${name}`)}
        </li>
      ))}
    </ol>
  );
}
