import { useTranslations } from 'next-intl';
import { paths } from '@/lib/core/paths/paths';
import type { CountryCode } from '@/lib/core/site/site';

type CountrySwitchProps = { countries: readonly CountryCode[]; current: CountryCode };

/** The countries as links, because another country is another site: it opens its own choice of town. */
export function CountrySwitch({ countries, current }: CountrySwitchProps) {
  const t = useTranslations('towns');
  return (
    <nav aria-label={t('country')} className="side-by-side w-full max-w-md gap-1 rounded-card bg-sunken p-1">
      {countries.map((country) => (
        <a
          key={country}
          href={paths.townsOfCountry(country)}
          aria-current={country === current ? 'true' : undefined}
          className="flex min-h-11 items-center justify-center rounded-control px-2 font-medium text-ink-soft hover:text-ink aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:[box-shadow:var(--shadow-control)]"
        >
          {t(`country_${country}`)}
        </a>
      ))}
    </nav>
  );
}
