'use client';

import { LocateFixed } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { leaveVisit } from '@/lib/ground/ordering/visit';
import { nearestTown } from '@/lib/ground/towns/distance';
import { townAddress, type TownChoice, type TownChoices } from '@/lib/ground/towns/town-choice';
import { findByName } from '@/lib/ground/towns/town-search';
import { CountrySwitch } from './country-switch';
import { useGeolocation } from './use-geolocation';

/** Longer than the name of any town. */
const MAX_NAME_LENGTH = 60;

type TownPickerProps = {
  choices: TownChoices;
  /** The page that is to show the town. */
  openPath?: string;
};

/** Every town of the country as a plain link, because another town is another page; with a search and the nearest town. */
export function TownPicker({ choices, openPath }: TownPickerProps) {
  const { country, addressCountry, countries, currentId, towns } = choices;
  const t = useTranslations('towns');
  const [typed, setTyped] = useState('');
  const fieldRef = useRef<HTMLInputElement>(null);
  const found = findByName(towns, typed);
  const addressOf = (town: TownChoice) => townAddress(town.translitName, addressCountry, openPath);
  const chooseFirst = (event: FormEvent) => {
    event.preventDefault();
    const text = fieldRef.current?.value ?? '';
    const [first] = text.trim() === '' ? [] : findByName(towns, text);
    if (!first) return;
    leaveVisit();
    window.location.assign(addressOf(first));
  };
  return (
    <div className="@container grid gap-3">
      {countries.length > 1 ? <CountrySwitch countries={countries} current={country} /> : null}
      <form role="search" className="grid gap-3 @lg:grid-cols-[1fr_auto]" onSubmit={chooseFirst}>
        <TextField
          // The field holds its own text, because a diner may type before the page listens.
          ref={(field) => {
            fieldRef.current = field;
            if (field) setTyped(field.value);
          }}
          label={t('search')}
          labelHidden
          placeholder={t('search')}
          type="search"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={MAX_NAME_LENGTH}
          icon={<Glyph name="search" />}
          onChange={(event) => setTyped(event.target.value)}
        />
        <NearestTown towns={towns} currentId={currentId} addressOf={addressOf} />
      </form>
      <p className="visually-hidden" role="status">
        {typed.trim() === '' ? '' : t('found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState art={<EmptyPicture name="magnifier" />} title={t('nothing')}>
          {t('nothingHint')}
        </EmptyState>
      ) : (
        <ul className="card grid overflow-hidden p-1 @md:grid-cols-2 @3xl:grid-cols-3">
          {found.map((town) => (
            <li key={town.id}>
              <a
                href={addressOf(town)}
                onClick={leaveVisit}
                aria-current={town.id === currentId ? 'true' : undefined}
                className="flex min-h-13 items-center gap-2 rounded-control px-3 text-lead font-medium hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-action-ink"
              >
                <span className="flex-fill">{town.name}</span>
                {town.id === currentId ? <Glyph name="check" size="small" /> : null}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type NearestTownProps = Pick<TownChoices, 'towns' | 'currentId'> & {
  addressOf: (town: TownChoice) => string;
};

/** Requests the diner's position, and goes to the nearest town. */
function NearestTown({ towns, currentId, addressOf }: NearestTownProps) {
  const t = useTranslations('towns');
  const geolocationTexts = useTranslations('geolocation');
  const { problem, ask } = useGeolocation();
  const [isAsking, setIsAsking] = useState(false);
  const [isLocateEnded, setIsLocateEnded] = useState(false);
  const [current, setCurrent] = useState<TownChoice>();
  const choose = async () => {
    setIsAsking(true);
    setCurrent(undefined);
    const { coordinates } = await ask();
    const nearest = coordinates ? nearestTown(towns, coordinates) : undefined;
    if (nearest && nearest.id !== currentId) {
      leaveVisit();
      window.location.assign(addressOf(nearest));
      return;
    }
    setCurrent(nearest);
    setIsLocateEnded(true);
    setIsAsking(false);
  };
  return (
    <>
      <Button tone="tint" busy={isAsking} onClick={() => void choose()}>
        <span className="inline-flex items-center gap-2">
          <Icon of={LocateFixed} size="small" />
          {t('nearMe')}
        </span>
      </Button>
      {isLocateEnded && problem && !isAsking ? (
        <Notice tone="warn" className="@lg:col-span-2">
          {geolocationTexts(problem)}
        </Notice>
      ) : null}
      {current ? (
        <Notice tone="ok" className="@lg:col-span-2">
          {t('alreadyNearest', { town: current.name })}
        </Notice>
      ) : null}
    </>
  );
}
