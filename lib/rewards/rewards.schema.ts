import { z } from 'zod/mini';

/* The answers of `/api/rewards` and its neighbours; money in integer minor units (1 bonus = 1 unit of currency), instants ISO in UTC. */

/** The general bonus balance (REW-03). */
export const bonusBalanceSchema = z.object({
  balanceMinor: z.number(),
  /** Less what unpaid orders hold. */
  availableMinor: z.number(),
  /** null: never had a transaction. */
  expiresAt: z.nullable(z.string()),
});
export type BonusBalance = z.infer<typeof bonusBalanceSchema>;

export const levelSchema = z.object({
  level: z.number(),
  /** In the page's language. */
  name: z.string(),
  cashbackPercentage: z.number(),
  /** Points a window needs for this level. */
  points: z.number(),
});
export type Level = z.infer<typeof levelSchema>;

/** The diner's level and what it needs (REW-19). */
export const gradingSchema = z.object({
  level: z.number(),
  /** Collected in the present window. */
  points: z.number(),
  /** Still needed by the end of the window, else one level down. */
  pointsToKeep: z.number(),
  /** null on the top level. */
  pointsToNext: z.nullable(z.number()),
  windowEndsAt: z.string(),
  /** From the lowest to the highest; the diner's own is always among them. */
  levels: z.array(levelSchema).check(z.minLength(1)),
});
export type Grading = z.infer<typeof gradingSchema>;

/** Both at once; null for a part that the platform did not give. */
export const rewardsSchema = z.object({
  currency: z.enum(['KZT', 'GEL']),
  balance: z.nullable(bonusBalanceSchema),
  grading: z.nullable(gradingSchema),
});
export type Rewards = z.infer<typeof rewardsSchema>;

/** The reward balance of one brand (REW-06). */
export const privateRewardSchema = z.object({
  balanceMinor: z.number(),
  availableMinor: z.number(),
  /** Earned in all. */
  earnedMinor: z.number(),
  /** Spent in all. */
  spentMinor: z.number(),
  /** Share of the goods sum that it may pay, percent. */
  maxUsagePercentage: z.number(),
});
export type PrivateReward = z.infer<typeof privateRewardSchema>;
