'use client';

import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { GeoPlace } from '@/lib/addresses/address';
import { placesQuery } from '@/lib/addresses/addresses.api';
import { useDebounced } from './use-debounced';

/** After so long without a letter the text is asked about, as in the search (SRCH-18). */
const REST_MS = 300;
/** Characters, as contract call suggestAddresses takes them. */
const MAX_TEXT_LENGTH = 200;

/** A text that finds addresses, at most three; choosing one moves the pin there. */
export function AddressSearch({ onPick }: { onPick: (place: GeoPlace) => void }) {
  const t = useTranslations('addresses');
  const [text, setText] = useState('');
  /** The text of the chosen address finds nothing more. */
  const [isPicked, setPicked] = useState(false);
  const asked = useDebounced(text.trim(), REST_MS);
  const { data, isError, isFetching } = useQuery(placesQuery(isPicked ? '' : asked));
  const isOpen = !isPicked && text.trim() !== '' && asked === text.trim();

  const change = (typed: string) => {
    setText(typed);
    setPicked(false);
  };
  const pick = (place: GeoPlace) => {
    setText(place.title);
    setPicked(true);
    onPick(place);
  };
  const steer = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const [best] = data ?? [];
    if (event.key === 'Enter' && isOpen && best) pick(best);
    else if (event.key === 'Escape' && text !== '') change('');
  };
  return (
    <div className="address-search" role="search">
      <div className="field">
        {isFetching ? <span className="spinner" aria-hidden="true" /> : <Glyph name="search" />}
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="search"
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
          onKeyDown={steer}
        />
        {text === '' ? null : (
          <IconButton label={t('clear')} edge="trail" onClick={() => change('')}>
            <Glyph name="close" size="small" />
          </IconButton>
        )}
      </div>
      <p
        role="status"
        className={isOpen && (isError || data?.length === 0) ? 'address-search__message' : 'visually-hidden'}
      >
        {!isOpen
          ? ''
          : isError
            ? t('suggestionsFailed')
            : data
              ? t('suggestions', { count: data.length })
              : ''}
      </p>
      {isOpen && data && data.length > 0 ? (
        <ul className="address-search__results">
          {data.map((place, index) => (
            // Two houses can have one title.
            <li key={`${index} ${place.title}`}>
              <button type="button" onClick={() => pick(place)}>
                <Icon of={MapPin} size="small" />
                <span className="flex-fill">{place.title}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
