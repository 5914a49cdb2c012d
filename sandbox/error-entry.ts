import type { Language } from './languages';

/** What a refusal answers. */
export interface CatalogueEntry {
  status: number;
  /** What the diner reads, by language. */
  title: Record<Language, string>;
}

export const entry = (status: number, kk: string, ru: string, en: string, ka: string): CatalogueEntry => ({
  status,
  title: { kk, ru, en, ka },
});
