import { z } from 'zod/mini';
import { LANGUAGES } from '@/lib/core/site/site';
import { typedLine } from '@/lib/core/text/typed-text.schema';
import { GENDERS, isBirthday, isName, latestDay, MAX_NAME_LENGTH } from './profile';

const gender = z.nullable(z.enum(GENDERS));

/** The data of the diner's account. */
export const dinerSchema = z.object({
  /** Empty until given, like the surname. */
  name: z.string(),
  surname: z.string(),
  /** YYYY-MM-DD. */
  birthday: z.nullable(z.string()),
  /** With the plus and the code of the country. */
  phone: z.string(),
  gender,
  /** Address of the picture, as pages carry it. */
  avatar: z.nullable(z.string()),
  language: z.nullable(z.enum(LANGUAGES)),
  /** Until when the deleted account can be restored, an ISO instant; null for an active one. */
  restorableUntil: z.nullable(z.string()),
});
export type Diner = z.infer<typeof dinerSchema>;

/** The account together with the settings of the profile. */
export const profileSchema = z.extend(dinerSchema, {
  /** Whether messages come by messenger; null when unknown. */
  isNotificationsLinked: z.nullable(z.boolean()),
});
export type Profile = z.infer<typeof profileSchema>;

/** The field limits typing to letters; a name from elsewhere stays as it reads. */
const nameText = typedLine({ max: MAX_NAME_LENGTH });

/** The fields that the diner edits; an absent field stays unchanged (contract schema UserUpdate). */
export const profileChangesSchema = z.object({
  name: nameText.check(z.refine(isName)),
  surname: z.optional(nameText),
  /** YYYY-MM-DD; null for none. */
  birthday: z.nullable(z.string().check(z.refine((day) => isBirthday(day, latestDay())))),
  gender: z.optional(gender),
});
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

export const languageChoiceSchema = z.object({ language: z.enum(LANGUAGES) });

/** The account after the picture was removed. */
export const noAvatarSchema = z.object({ avatar: z.null() });
/** Until when a deleted account can be restored, an ISO instant; null when the platform did not say. */
export const deletionSchema = z.object({ restorableUntil: z.nullable(z.string()) });
