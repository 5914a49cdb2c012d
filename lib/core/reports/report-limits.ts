/** Steps before an error, by name, that a report carries at most. */
export const MAX_STEPS = 20;
