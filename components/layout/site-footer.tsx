import { getTranslations } from 'next-intl/server';
import { SoftLink } from '@/components/ui/soft-link';
import { StaticContent } from '@/components/ui/static-content.client';
import { paths } from '@/lib/core/paths/paths';
import { COUNTRIES, type Site } from '@/lib/core/site/site';
import { LanguageNav } from './language-nav.client';
import { LanguageOpener } from './language-opener.client';

const LINK = 'flex min-h-11 items-center rounded-control px-3 text-ink-soft hover:bg-sunken';

/** Brands, documents and the country's languages. Plain links: another language is another page. */
export async function SiteFooter({ site }: { site: Site }) {
  const t = await getTranslations();
  const { languages } = COUNTRIES[site.country];
  return (
    <footer className="site-footer page-container pt-10">
      <div className="border-t border-line pt-4">
        {/* Their texts begin where the page's do; with large text the gutter is narrower than their own edge. */}
        <nav
          aria-label={t('layout.about')}
          className="mx-[calc(-1*min(0.75rem,var(--gutter)))] flex flex-wrap gap-x-2"
        >
          <StaticContent as="div" name="footer-links" className="contents">
            <SoftLink href={paths.brands()} className={LINK}>
              {t('brands.title')}
            </SoftLink>
            <SoftLink href={paths.brandsBooking()} className={LINK}>
              {t('brands.booking')}
            </SoftLink>
            <SoftLink href={paths.faq()} className={LINK}>
              {t('faq.title')}
            </SoftLink>
            <SoftLink href={paths.support()} className={LINK}>
              {t('support.title')}
            </SoftLink>
            <SoftLink href={paths.legalList()} className={LINK}>
              {t('legal.title')}
            </SoftLink>
          </StaticContent>
          <LanguageOpener
            title={t('language.title')}
            closeLabel={t('layout.close')}
            choices={languages.map((language) => ({ language, name: t(`language.${language}`) }))}
            current={site.language}
            className={LINK}
          />
        </nav>
        <LanguageNav
          aria-label={t('layout.languages')}
          className="mx-[calc(-1*min(0.75rem,var(--gutter)))] flex flex-wrap gap-x-2 pb-4"
        >
          <StaticContent as="div" name="footer-languages" className="contents">
            {languages.map((language) => (
              <a
                key={language}
                href={`?language=${language}`}
                hrefLang={language}
                lang={language}
                aria-current={language === site.language ? 'true' : undefined}
                className={`${LINK} aria-[current]:font-semibold aria-[current]:text-ink`}
              >
                {t(`language.${language}`)}
              </a>
            ))}
          </StaticContent>
        </LanguageNav>
      </div>
    </footer>
  );
}
