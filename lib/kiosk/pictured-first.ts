/** Order of what is offered in pictures: what has none comes last, the others stay as they came. */
export const picturedFirst = (
  { imageUrl: one }: { imageUrl: string | null },
  { imageUrl: other }: { imageUrl: string | null },
): number => Number(one === null) - Number(other === null);
