import { z } from 'zod/mini';
import { readPhone } from './phone';
import { visibleLine } from './visible-text';

/** A phone in E.164, by the rule of the field that it was typed in (BOOK-16). */
export const phoneSchema = z.string().check(
  z.overwrite(visibleLine),
  // A number with its code is read alike in each country.
  z.refine((phone) => readPhone(phone, 'kz') === phone),
);
