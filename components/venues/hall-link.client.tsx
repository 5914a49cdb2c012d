'use client';

import { isPlainPress } from '@/components/ui/plain-press';
import { SoftLink } from '@/components/ui/soft-link';
import { moveVisit } from '@/lib/ground/ordering/visit';
import { paths } from '@/lib/core/paths/paths';
import type { LinkedVenue } from '@/lib/ground/venues/venue-details';

type HallLinkProps = { venueId: number; to: LinkedVenue };

/** Leads to another venue of the hall: a diner who sits at a table sits at it there, too (BILL-10). */
export function HallLink({ venueId, to: { id, name, tablesAt } }: HallLinkProps) {
  return (
    <SoftLink
      href={paths.menu(id)}
      className="link mr-4 inline-flex min-h-11 items-center"
      onClick={(event) => {
        // Another tab leaves this one where it is.
        if (tablesAt === null || !isPlainPress(event)) return;
        moveVisit(venueId, id, tablesAt);
      }}
    >
      {name}
    </SoftLink>
  );
}
