'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { queryClient } from '@/lib/core/bff/query-client';
import { nearestTown } from '@/lib/ground/towns/distance';
import { townAddress, type TownChoices } from '@/lib/ground/towns/town-choice';
import { townChoicesQuery } from '@/lib/ground/towns/town-choice.api';
import { TownPicker } from './town-picker.client';
import { useGeolocation } from './use-geolocation';

/** The choice of town for the page under it; `isSuggested` where it opened by itself, because the diner is far from the town. */
export function TownChoiceList({ isSuggested }: { isSuggested: boolean }) {
  const t = useTranslations('towns');
  const { data, isError, isFetching, refetch } = useQuery(townChoicesQuery(), queryClient());
  const openPath = window.location.pathname;
  if (data)
    return (
      <>
        {isSuggested ? <Suggestion choices={data} openPath={openPath} /> : null}
        <TownPicker choices={data} openPath={openPath} />
      </>
    );
  if (isError)
    return (
      <EmptyState
        role="alert"
        art={<EmptyPicture name="pan" />}
        title={t('emptyTitle')}
        action={
          <Button tone="tint" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      />
    );
  return (
    <div className="grid gap-3" role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton shape="card" className="h-13" />
      <Skeleton shape="control" className="h-12" />
      <Skeleton shape="card" className="h-80" />
    </div>
  );
}

/** Says why it opened, and names the nearest town. */
function Suggestion({ choices, openPath }: { choices: TownChoices; openPath: string }) {
  const t = useTranslations('towns');
  const { coordinates } = useGeolocation();
  const nearest = coordinates ? nearestTown(choices.towns, coordinates) : undefined;
  return (
    <div className="mb-4 grid gap-3">
      <p>{t('farFrom')}</p>
      {nearest && nearest.id !== choices.currentId ? (
        <a
          className="button button--main"
          href={townAddress(nearest.translitName, choices.addressCountry, openPath)}
        >
          {t('goTo', { town: nearest.name })}
        </a>
      ) : null}
    </div>
  );
}
