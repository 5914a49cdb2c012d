'use client';

import { useTranslations } from 'next-intl';
import { RadioRows } from '@/components/ui/radio-rows';
import { Switch } from '@/components/ui/switch';
import { changeKioskDevice } from '@/lib/kiosk/device';
import type { Language } from '@/lib/core/site/site';
import type { KioskVenue } from '../kiosk-props';
import { useKioskLanguages } from '../use-kiosk-languages';

/** In which languages guests may order, and in which one they find the kiosk. The last one stays. */
export function LanguageSettings({ languages }: Pick<KioskVenue, 'languages'>) {
  const t = useTranslations('kioskStaff');
  const offered = useKioskLanguages(languages);
  const chosen = offered.map(({ language }) => language);
  const [first] = chosen;
  const offer = (language: Language, isOffered: boolean) =>
    changeKioskDevice({
      languages: isOffered ? [...chosen, language] : chosen.filter((known) => known !== language),
    });
  const begin = (language: Language) =>
    changeKioskDevice({ languages: [language, ...chosen.filter((known) => known !== language)] });
  return (
    <section className="grid gap-3" aria-labelledby="kiosk-languages">
      <h2 id="kiosk-languages" className="title">
        {t('languages')}
      </h2>
      <div className="card">
        {languages.map(({ language, name }) => (
          <Switch
            key={language}
            label={<span lang={language}>{name}</span>}
            checked={chosen.includes(language)}
            busy={chosen.length === 1 && chosen.includes(language)}
            onChange={(isOffered) => offer(language, isOffered)}
          />
        ))}
      </div>
      {chosen.length > 1 && first ? (
        <>
          <h3>{t('firstLanguage')}</h3>
          <RadioRows
            label={t('firstLanguage')}
            className="card"
            value={first}
            onChange={begin}
            options={languages
              .filter(({ language }) => chosen.includes(language))
              .map(({ language, name }) => ({ value: language, label: <span lang={language}>{name}</span> }))}
          />
        </>
      ) : null}
    </section>
  );
}
