import { useTranslations } from 'next-intl';
import { paths } from '@/lib/paths/paths';

export interface NearTown {
  name: string;
  translitName: string;
  /** What its address names; null for the country that our origin stands for. */
  country: string | null;
}

/** The same search in other towns: plain links, because another town is another page. */
export function NearTowns({ towns, text }: { towns: readonly NearTown[]; text: string }) {
  const t = useTranslations('search');
  if (towns.length === 0) return null;
  return (
    <nav aria-labelledby="near-towns" className="near-towns">
      <p id="near-towns">{t('otherTowns')}</p>
      {towns.map(({ name, translitName, country }) => (
        <a key={translitName} href={paths.searchInTown(text, translitName, country)} className="chip">
          {name}
        </a>
      ))}
    </nav>
  );
}
