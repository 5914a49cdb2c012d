import type { Block } from '@/lib/core/text/marked-text';

export interface FaqQuestion {
  id: number;
  question: string;
  answer: Block[];
}

/** Questions under one heading (VEN-73). */
export interface FaqSection {
  /** Its name in the address: `section-1` and so on. */
  anchor: string;
  name: string;
  questions: FaqQuestion[];
}
