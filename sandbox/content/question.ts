import type { CountryCode, Text } from '../catalogue/model';

/** A frequently asked question with its answer. */
export interface Question {
  id: number;
  /** Only in this country; absent = in both. */
  country?: CountryCode;
  question: Text;
  /** Markdown. */
  answer: Text;
}
