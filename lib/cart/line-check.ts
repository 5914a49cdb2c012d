import { chosenCount, groupState, type AdditiveChoice, type AdditiveGroup } from '@/lib/menu/additives';
import { promoPieceLimit } from '@/lib/menu/menu';
import type { ProductDetails } from '@/lib/menu/product-details';
import type { LineIssue } from '@/lib/ground/ordering/line-issues';
import type { LineInput } from '@/lib/ground/ordering/line.schema';

/** The issues of a line by our own rules, and how many pieces of it could be had. */
export interface LineFault {
  index: number;
  issue: Extract<LineIssue, 'additives' | 'stopped' | 'exceeded'>;
  availableCount: number | null;
}

/** The issues of a choice of additives: broken bounds, an unknown or a sold-out additive (MENU-29 to MENU-31). */
export function choiceIssue(
  groups: readonly AdditiveGroup[],
  chosen: LineInput['additives'],
): 'additives' | 'stopped' | null {
  const choice: Record<number, number> = {};
  for (const { additiveId, count } of chosen) choice[additiveId] = (choice[additiveId] ?? 0) + count;
  const items = groups.flatMap((group) => group.items);
  const isKnown = Object.keys(choice).every((id) => items.some((item) => item.id === Number(id)));
  if (!isKnown || !groups.every((group) => isWithinBounds(group, choice))) return 'additives';
  return items.some((item) => item.isUnavailable && (choice[item.id] ?? 0) > 0) ? 'stopped' : null;
}

function isWithinBounds(group: AdditiveGroup, choice: AdditiveChoice): boolean {
  return (
    groupState(group, choice).kind !== 'tooFew' &&
    chosenCount(group, choice) <= group.max &&
    group.items.every((item) => (choice[item.id] ?? 0) <= item.max)
  );
}

/** Lines that today's menu forbids: wrong additives, too many promo pieces of a product (contract rule 37). */
export function lineFaults(lines: readonly LineInput[], menu: readonly ProductDetails[]): LineFault[] {
  const byId = new Map(menu.map((details) => [details.product.id, details]));
  return lines.flatMap((line, index) => {
    const details = byId.get(line.productId);
    if (!details) return [];
    const faults: LineFault[] = [];
    const issue = choiceIssue(details.groups, line.additives);
    if (issue) faults.push({ index, issue, availableCount: null });
    const limit = promoPieceLimit(details.product);
    const pieces = lines
      .filter(({ productId }) => productId === line.productId)
      .reduce((sum, { count }) => sum + count, 0);
    if (limit !== null && pieces > limit) faults.push({ index, issue: 'exceeded', availableCount: limit });
    return faults;
  });
}
