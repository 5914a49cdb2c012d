'use client';

import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { GeoPlace } from '@/lib/ground/addresses/address';
import { placesQuery } from '@/lib/ground/addresses/addresses.api';
import { useDebounced } from '@/components/ui/use-debounced';

/** After so long without a letter the text is searched, as in the search (SRCH-18). */
const REST_MS = 300;
/** Characters, as contract call suggestAddresses takes them. */
const MAX_TEXT_LENGTH = 200;

type AddressSearchProps = {
  /** A street that is chosen is completed with its house first; chosen once more, its house is not known. */
  needsBuilding?: boolean;
  /** Not over a map. */
  isInFlow?: boolean;
  onPick: (place: GeoPlace) => void;
  /** The field, for callers that focus it. */
  field?: RefObject<HTMLInputElement | null>;
};

/** A text that finds addresses, at most three, to choose one of. */
export function AddressSearch({
  needsBuilding = false,
  isInFlow = false,
  onPick,
  field,
}: AddressSearchProps) {
  const t = useTranslations('addresses');
  const ownField = useRef<HTMLInputElement>(null);
  const fieldRef = field ?? ownField;
  const [text, setText] = useState('');
  /** The text of the chosen address finds nothing more. */
  const [isPicked, setPicked] = useState(false);
  const debouncedText = useDebounced(text.trim(), REST_MS);
  const { data, isError, isFetching } = useQuery(placesQuery(isPicked ? '' : debouncedText));
  const isOpen = !isPicked && text.trim() !== '' && debouncedText === text.trim();

  const isHouseMissing = needsBuilding && data?.every(({ building }) => building === '') === true;
  const isMessageSeen = isOpen && (isError || isHouseMissing || data?.length === 0);
  const message = !isOpen
    ? ''
    : isError
      ? t(isInFlow ? 'searchFailed' : 'suggestionsFailed')
      : data && data.length > 0 && isHouseMissing
        ? t('addBuilding')
        : data
          ? t('suggestions', { count: data.length })
          : '';

  const change = (typed: string) => {
    setText(typed);
    setPicked(false);
  };
  const pick = (place: GeoPlace) => {
    const street = `${place.title}, `;
    if (needsBuilding && place.building === '' && !text.startsWith(street)) {
      change(street);
      fieldRef.current?.focus();
      return;
    }
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
    <div className={classNames('address-search', isInFlow && 'address-search--in-flow')} role="search">
      <div className="field">
        {isFetching ? <span className="spinner" aria-hidden="true" /> : <Glyph name="search" />}
        <input
          ref={fieldRef}
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
      <p role="status" className={isMessageSeen ? 'address-search__message' : 'visually-hidden'}>
        {message}
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
