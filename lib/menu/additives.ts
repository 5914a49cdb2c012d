import type { AdditiveGroup } from './additives.schema';

export type { Additive, AdditiveGroup } from './additives.schema';

/* The rules of choosing additives (MENU-29 to MENU-34, contract rule 59). */

/** Pieces of each additive, by its id; absent = none. */
export type AdditiveChoice = Readonly<Record<number, number>>;

/** How a group is chosen from: one of several, several different ones, or pieces that may repeat. */
export function groupKind(group: AdditiveGroup): 'radio' | 'check' | 'counter' {
  if (group.max === 1) return 'radio';
  return group.items.some((item) => item.max > 1) ? 'counter' : 'check';
}

/** Pieces chosen of a group. */
export function chosenCount(group: AdditiveGroup, choice: AdditiveChoice): number {
  return group.items.reduce((count, item) => count + (choice[item.id] ?? 0), 0);
}

export type GroupState =
  | { kind: 'ok'; count: number }
  /** 'Choose at least {count}' (MENU-33). */
  | { kind: 'tooFew'; count: number; required: number }
  /** 'You have chosen the maximum number of positions' (MENU-34); a full group is fine, it just takes no more. */
  | { kind: 'full'; count: number };

/** The state of the choice in a group. */
export function groupState(group: AdditiveGroup, choice: AdditiveChoice): GroupState {
  const count = chosenCount(group, choice);
  if (count < group.min) return { kind: 'tooFew', count, required: group.min };
  // An item's own minimum counts once its group is used or must be.
  const isUsed = count > 0 || group.min > 0;
  const missing = isUsed
    ? group.items.reduce((sum, item) => sum + Math.max(0, item.min - (choice[item.id] ?? 0)), 0)
    : 0;
  if (missing > 0) return { kind: 'tooFew', count, required: count + missing };
  return count >= group.max ? { kind: 'full', count } : { kind: 'ok', count };
}

/** @returns whether what there is of a required group suffices for it; a group that may be left out always can be. */
export function canBeFulfilled(group: AdditiveGroup): boolean {
  if (group.min === 0) return true;
  const available = group.items.filter((item) => !item.isUnavailable);
  const pieces = available.reduce((sum, item) => sum + item.max, 0);
  return pieces >= group.min && group.items.every((item) => item.min === 0 || !item.isUnavailable);
}

/** Sets the pieces of one additive within its own and its group's bounds; in a group of one, choosing replaces. */
export function chooseAdditive(
  group: AdditiveGroup,
  choice: AdditiveChoice,
  additiveId: number,
  count: number,
): AdditiveChoice {
  const item = group.items.find((candidate) => candidate.id === additiveId);
  if (!item || (item.isUnavailable && count > 0)) return choice;
  const next: Record<number, number> = { ...choice };
  if (group.max === 1 && count > 0) for (const other of group.items) delete next[other.id];
  delete next[additiveId];
  const remaining = group.max - chosenCount(group, next);
  const bounded = Math.max(0, Math.min(count, item.max, remaining));
  if (bounded > 0) next[additiveId] = bounded;
  return next;
}

/** The choices that must be made anyway: each item's own minimum in a required group, and the only item of a required choice. */
function requiredChoice(group: AdditiveGroup): AdditiveChoice {
  if (group.min === 0) return {};
  const choice = ownMinimums(group);
  const available = group.items.filter((item) => !item.isUnavailable);
  const only = available[0];
  return available.length === 1 && only
    ? chooseAdditive(group, choice, only.id, Math.max(group.min, only.min))
    : choice;
}

function ownMinimums(group: AdditiveGroup): AdditiveChoice {
  return group.items
    .filter((item) => item.min > 0)
    .reduce<AdditiveChoice>((choice, item) => chooseAdditive(group, choice, item.id, item.min), {});
}

/** The part of an earlier choice still possible; the default if that is below today's minimums. */
function choiceAgain(group: AdditiveGroup, earlier: AdditiveChoice): AdditiveChoice {
  const required = requiredChoice(group);
  const again = group.items.filter((item) => !item.isUnavailable && (earlier[item.id] ?? 0) > 0);
  if (again.length === 0) return required;
  const choice = again.reduce(
    (chosen, item) => chooseAdditive(group, chosen, item.id, Math.max(item.min, earlier[item.id] ?? 0)),
    ownMinimums(group),
  );
  const isShort = groupState(group, choice).kind === 'tooFew';
  return isShort && groupState(group, required).kind !== 'tooFew' ? required : choice;
}

/** The choice that a product begins with: the diner's last one as far as it is available, and what must be chosen anyway. */
export function initialChoice(
  groups: readonly AdditiveGroup[],
  lastChoice: AdditiveChoice | null = null,
): AdditiveChoice {
  return groups.reduce<AdditiveChoice>(
    (choice, group) => ({ ...choice, ...choiceAgain(group, lastChoice ?? {}) }),
    {},
  );
}

/** The part of an earlier choice that is left within today's bounds; null when nothing is. */
export function boundedChoice(
  groups: readonly AdditiveGroup[],
  earlier: AdditiveChoice,
): AdditiveChoice | null {
  const bounded = groups
    .flatMap((group) => group.items.map((item) => ({ group, item })))
    .reduce<AdditiveChoice>(
      (choice, { group, item }) => chooseAdditive(group, choice, item.id, earlier[item.id] ?? 0),
      {},
    );
  return Object.keys(bounded).length > 0 ? bounded : null;
}

/** Price of the chosen additives for one piece of the product, minor units. */
export function choicePriceMinor(groups: readonly AdditiveGroup[], choice: AdditiveChoice): number {
  return groups
    .flatMap((group) => group.items)
    .reduce((sum, item) => sum + item.priceMinor * (choice[item.id] ?? 0), 0);
}
