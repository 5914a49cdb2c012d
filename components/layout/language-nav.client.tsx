'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import { inLanguage } from '@/lib/core/site/language-address';
import type { Language } from '@/lib/core/site/site';

/** Each link names its language; without scripts it leads to the path alone. */
const keepQuery = ({ target }: SyntheticEvent) => {
  const link = target instanceof Element ? target.closest('a') : null;
  const { pathname, search, hash } = window.location;
  if (link) link.href = inLanguage(pathname + search + hash, link.hreflang as Language);
};

/** Links to this page in other languages: what else its address says, such as the table of a bill, stays. */
export function LanguageNav(props: { 'aria-label': string; className: string; children: ReactNode }) {
  return <nav {...props} onPointerDown={keepQuery} onClick={keepQuery} />;
}
