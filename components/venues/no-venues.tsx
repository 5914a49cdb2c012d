import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/core/paths/paths';
import type { ServiceName } from '@/lib/core/site/site';

type NoVenuesProps = {
  /** Services that do have venues in this town. */
  otherServices?: readonly ServiceName[];
  /** The page that shows another service under its own address. */
  path?: string;
};

/**
 * The home-not-found screen: no restaurants in the town, with a link to another one; or none available for this service,
 * with links to those that have some (TOWN-29, TOWN-30, VEN-70).
 */
export function NoVenues({ otherServices = [], path = paths.home() }: NoVenuesProps) {
  const t = useTranslations('home');
  const service = useTranslations('service');
  const isServedOtherwise = otherServices.length > 0;
  return (
    <EmptyState
      art={<EmptyPicture name={isServedOtherwise ? 'plate' : 'map'} />}
      title={t(isServedOtherwise ? 'noneAvailableTitle' : 'emptyTitle')}
      action={
        <div className="grid gap-2">
          {/* Plain links: another service is another page under the same address. */}
          {otherServices.map((name, index) => (
            <a
              key={name}
              className={`button ${index === 0 ? 'button--main' : 'button--tint'}`}
              href={paths.ofService(path, name)}
            >
              {service(name)}
            </a>
          ))}
          <ButtonLink href={paths.towns()} tone={isServedOtherwise ? 'text' : 'main'}>
            {t('chooseTown')}
          </ButtonLink>
        </div>
      }
    >
      {t(isServedOtherwise ? 'noneAvailableText' : 'emptyText')}
    </EmptyState>
  );
}
