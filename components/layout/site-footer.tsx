import { getTranslations } from 'next-intl/server';
import { COUNTRIES, type Site } from '@/lib/site/site';

/** The country's languages, one tap away. Plain links: another language is another page. */
export async function SiteFooter({ site }: { site: Site }) {
  const t = await getTranslations();
  return (
    <footer className="pt-10">
      <nav aria-label={t('layout.languages')} className="flex flex-wrap gap-2 border-t border-line py-4">
        {COUNTRIES[site.country].languages.map((language) => (
          <a
            key={language}
            href={`?language=${language}`}
            hrefLang={language}
            lang={language}
            aria-current={language === site.language ? 'true' : undefined}
            className="flex min-h-11 items-center rounded-control px-3 text-ink-soft hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {t(`language.${language}`)}
          </a>
        ))}
      </nav>
    </footer>
  );
}
