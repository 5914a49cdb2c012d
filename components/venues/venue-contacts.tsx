import { ExternalLink, MapPin, Phone } from 'lucide';
import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button.client';
import { Icon } from '@/components/ui/icon';
import type { CountryCode } from '@/lib/core/site/site';
import { shownPhone } from '@/lib/core/text/phone';
import { outsideMapHref, phoneHref, type VenueDetails } from '@/lib/ground/venues/venue-details';
import { VenuePin } from './venue-pin';

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;
const LINE = 'flex min-h-13 flex-wrap items-center gap-x-(--row-gap)';

/** How to get to the venue and how to contact it: address, telephone, its pages elsewhere. */
export function VenueContacts({ venue, country }: { venue: VenueDetails; country: CountryCode }) {
  const t = useTranslations('details');
  const phone = venue.phone === null ? null : { text: shownPhone(venue.phone), href: phoneHref(venue.phone) };
  return (
    <ul className="grid gap-1">
      <li className="mb-2 overflow-hidden rounded-control">
        <VenuePin venue={venue} country={country} />
      </li>
      <li className={LINE}>
        <Icon of={MapPin} className="flex-none text-info" />
        <span className="min-w-0 flex-[1_1_min-content]">
          {venue.address}
          <a
            className="link flex min-h-11 items-center"
            href={outsideMapHref(venue.coordinates)}
            {...OUTSIDE}
          >
            {t('openMap')}
            <NewTab />
          </a>
        </span>
        <CopyButton
          text={`${venue.townName}, ${venue.address}`}
          label={t('copyAddress')}
          doneText={t('copied')}
          failedText={t('copyFailed')}
        />
      </li>
      {phone ? (
        <li className={`${LINE} border-t border-line`}>
          <Icon of={Phone} className="flex-none text-info" />
          {phone.href ? (
            <a className="link flex min-h-11 flex-auto items-center" href={phone.href}>
              {phone.text}
            </a>
          ) : (
            <span className="flex-fill">{phone.text}</span>
          )}
        </li>
      ) : null}
      {venue.socialLinks.length > 0 ? (
        <li className="border-t border-line pt-3">
          <h3 className="muted caption">{t('social')}</h3>
          <ul className="flex flex-wrap gap-x-4">
            {venue.socialLinks.map(({ network, name, href }) => (
              <li key={href}>
                <a className="link inline-flex min-h-11 items-center" href={href} {...OUTSIDE}>
                  {network ? t(`network_${network}`) : name}
                  <NewTab />
                </a>
              </li>
            ))}
          </ul>
        </li>
      ) : null}
    </ul>
  );
}

/** Names the effect of a link before it is followed. */
function NewTab() {
  const t = useTranslations('details');
  return (
    <>
      <Icon of={ExternalLink} size="tiny" className="ml-1 flex-none" />
      <span className="visually-hidden">{t('newTab')}</span>
    </>
  );
}
