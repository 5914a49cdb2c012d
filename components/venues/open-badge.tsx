import { TONE_CLASSES } from '@/components/ui/tone-classes';
import type { OpenBadgePhase } from '@/lib/ground/venues/venue-card';

/**
 * The venue's opening state as text. It carries what it will say later, so that `OpenBadges` in the layout keeps all badges of a
 * page from the cache up to date.
 */
export function OpenBadge({ phases }: { phases: readonly OpenBadgePhase[] }) {
  const [phase] = phases;
  return phase ? (
    <span
      className={TONE_CLASSES[phase.tone]}
      data-open-state={phase.state}
      data-phases={JSON.stringify(phases)}
    >
      {phase.text}
    </span>
  ) : null;
}
