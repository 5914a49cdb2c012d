import { useLocale, useTranslations } from 'next-intl';
import type { SlipTexts } from '@/lib/printing/slips';
import type { Language } from '@/lib/core/site/site';

/** The texts of a slip, in the page's language. */
export function useSlipTexts(): SlipTexts {
  return { t: useTranslations('printing'), language: useLocale() as Language };
}
