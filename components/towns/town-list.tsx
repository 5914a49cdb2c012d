import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { paths } from '@/lib/paths/paths';
import { COUNTRIES, type CountryCode } from '@/lib/site/site';
import type { Town } from '@/lib/towns/towns';

/** Towns as plain links, because another town is another page; then the other country. */
export function TownList({ towns, country }: { towns: readonly Town[]; country: CountryCode }) {
  const t = useTranslations('towns');
  const others = (Object.keys(COUNTRIES) as CountryCode[]).filter((code) => code !== country);
  return (
    <>
      <ul className="rows card">
        {towns.map((town) => (
          <li key={town.id}>
            <a href={paths.inTown(town.translitName)} className="row">
              <span className="row__name grow">{town.name}</span>
              <Glyph name="next" size="s" className="mr-3 text-ink-soft" />
            </a>
          </li>
        ))}
      </ul>
      {others.map((code) => (
        <p key={code} className="mt-4">
          <a className="btn btn--quiet" href={`/?country=${code}`}>
            {t(`country_${code}`)}
          </a>
        </p>
      ))}
    </>
  );
}
