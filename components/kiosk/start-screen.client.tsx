'use client';

import { MAIN_ID } from '@/components/layout/skip-link';
import { ShoppingBag, Utensils } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { KIOSK_SERVICES, type KioskService } from '@/lib/kiosk/guest';
import { inLanguage } from '@/lib/core/site/language-address';
import { paths } from '@/lib/core/paths/paths';
import { AccessibilityButton } from './accessibility/accessibility-button.client';
import type { KioskVenue } from './kiosk-props';
import { KioskStories } from './stories/kiosk-stories.client';
import { LaidTable } from './laid-table.client';
import { useKioskLanguages } from './use-kiosk-languages';

const ICONS = { express: Utensils, takeaway: ShoppingBag } as const;

type StartScreenProps = KioskVenue & { onBegin: (service: KioskService) => void };

/** The first screen of a guest: a table that is laid slowly, the languages, and where to eat (KIOSK-01). */
export function StartScreen({
  venue,
  popular,
  stories,
  offered,
  language,
  languages,
  onBegin,
}: StartScreenProps) {
  const t = useTranslations('kiosk');
  const names = useTranslations('language');
  const services = KIOSK_SERVICES.filter((service) => offered.includes(service));
  return (
    <div className="kiosk-start">
      <LaidTable dishes={popular} stories={stories} moneyFormat={venue.moneyFormat} />
      <header className="kiosk-start__top">
        <b className="kiosk-start__venue">{venue.name}</b>
        <nav aria-label={names('title')} className="kiosk-start__languages">
          {useKioskLanguages(languages).map((choice) => (
            <a
              key={choice.language}
              href={inLanguage(paths.kioskMenu(venue.id), choice.language)}
              lang={choice.language}
              hrefLang={choice.language}
              aria-current={choice.language === language ? 'true' : undefined}
            >
              {choice.name}
            </a>
          ))}
        </nav>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="kiosk-start__body">
        <h1>{t('startTitle')}</h1>
        <p className="muted">{t(services.length > 0 ? 'startText' : 'closedText')}</p>
        <div className="kiosk-start__choice">
          {services.map((service, place) => (
            <button
              key={service}
              type="button"
              className={place === 0 ? 'kiosk-choice kiosk-choice--main' : 'kiosk-choice'}
              onClick={() => onBegin(service)}
            >
              <i>
                <Icon of={ICONS[service]} />
              </i>
              <b>{t(service)}</b>
            </button>
          ))}
        </div>
        <div className="kiosk-start__foot">
          <KioskStories stories={stories} />
          <AccessibilityButton />
        </div>
      </main>
    </div>
  );
}
