import { useTranslations } from 'next-intl';
import { paths } from '@/lib/paths/paths';

export interface NearTown {
  name: string;
  translitName: string;
}

/** The same search in other towns: plain links, because another town is another page. */
export function NearTowns({ towns, text }: { towns: readonly NearTown[]; text: string }) {
  const t = useTranslations('search');
  if (towns.length === 0) return null;
  return (
    <nav aria-labelledby="near-towns" className="near-towns">
      <p id="near-towns">{t('otherTowns')}</p>
      {towns.map(({ name, translitName }) => (
        <a key={translitName} href={paths.searchInTown(text, translitName)} className="chip">
          {name}
        </a>
      ))}
    </nav>
  );
}
