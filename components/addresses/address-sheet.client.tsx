'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';
import { TownChoiceList } from '@/components/towns/town-choice.client';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { Sheet } from '@/components/ui/sheet.client';
import { draftOf, type AddressDraft } from '@/lib/ground/addresses/address-draft';
import { readActiveAddress } from '@/lib/ground/addresses/stored-address';
import { queryClient } from '@/lib/core/bff/query-client';
import { townOfAddress } from '@/lib/ground/towns/far-address';
import { townAddress } from '@/lib/ground/towns/town-choice';
import { townChoicesQuery } from '@/lib/ground/towns/town-choice.api';
import { AddressForm } from './address-form.client';
import { AddressPlaces } from './address-places.client';

type AddressSheetProps = {
  /** `where`: a delivery needs an address. `flat`: with the form of the active address, whose flat is missing. */
  start: 'places' | 'where' | 'flat' | 'suggestedTown';
  /** The town of the page; without it the sheet is about an address only. */
  town?: string;
  onClose: () => void;
};

type View = { kind: 'places' } | { kind: 'details'; draft: AddressDraft } | { kind: 'towns' };

function firstView(start: AddressSheetProps['start']): View {
  if (start === 'suggestedTown') return { kind: 'towns' };
  const address = start === 'flat' ? readActiveAddress()?.address : null;
  return address ? { kind: 'details', draft: draftOf(address) } : { kind: 'places' };
}

/** Where the diner is: an address by its street, by their position or of the saved ones, its flat, and the town of the page. */
export function AddressSheet(props: AddressSheetProps) {
  return (
    <QueryClientProvider client={queryClient()}>
      <AddressViews {...props} />
    </QueryClientProvider>
  );
}

function AddressViews({ start, town, onClose }: AddressSheetProps) {
  const t = useTranslations('addresses');
  const towns = useTranslations('towns');
  const [view, setView] = useState(() => firstView(start));
  const searchField = useRef<HTMLInputElement>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  // The form takes the focus before the sheet has seen who had it.
  const opener = useRef(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  const known = useQuery({ ...townChoicesQuery(), enabled: town !== undefined }).data;
  // Towns that another page has requested are known here too, and no reason to leave a page that is not about a town.
  const choices = town === undefined ? undefined : known;
  const returnTo = window.location.pathname + window.location.search;
  const title = {
    places: t(start === 'where' ? 'whereTitle' : town === undefined ? 'formTitle' : 'sheetTitle'),
    details: t('formTitle'),
    towns: towns('choose'),
  };
  const finish = () => {
    const address = readActiveAddress()?.address;
    const other = choices && address ? townOfAddress(choices, address) : null;
    // The page lists a town that is too far from the address.
    if (choices && other?.kind === 'other')
      window.location.assign(
        townAddress(other.town.translitName, choices.addressCountry, window.location.pathname),
      );
    else onClose();
  };
  const toPlaces = () => setView({ kind: 'places' });
  return (
    <Sheet
      open
      footer={view.kind === 'details' ? <div className="contents" ref={setFoot} /> : undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title[view.kind]}
      closeLabel={towns('close')}
      // A delivery needs an address, which is typed at once; a page may want another town, or the position.
      initialFocus={start === 'where' || town === undefined ? searchField : undefined}
      finalFocus={start === 'flat' ? opener : undefined}
    >
      {/* The same height with each view, and while the towns load. */}
      <div className="min-h-[70dvh] md:min-h-[60dvh]">
        {view.kind === 'places' ? (
          <AddressPlaces
            town={town}
            returnTo={returnTo}
            onDraft={(draft) => setView({ kind: 'details', draft })}
            onChosen={finish}
            onTowns={() => setView({ kind: 'towns' })}
            searchField={searchField}
          />
        ) : view.kind === 'towns' ? (
          <Step>
            {start === 'suggestedTown' ? null : (
              <Button tone="text" small className="mb-2 -ml-3" onClick={toPlaces}>
                <span className="inline-flex items-center gap-1">
                  <Glyph name="back" size="small" />
                  {t('back')}
                </span>
              </Button>
            )}
            <TownChoiceList isSuggested={start === 'suggestedTown'} />
          </Step>
        ) : (
          <Step>
            {choices && townOfAddress(choices, view.draft.fields)?.kind === 'none' ? (
              <p className="warn-text mb-3" role="status">
                {t('noTownNear')}
              </p>
            ) : null}
            <AddressForm
              key={view.draft.key}
              draft={view.draft}
              sheet={{ returnTo, foot, onSaved: finish, onOtherPlace: toPlaces }}
            />
          </Step>
        )}
      </div>
    </Sheet>
  );
}

const takeFocus = (node: HTMLElement | null) => node?.focus({ preventScroll: true });

/** A view behind the first one; it takes the focus, which was on the button that led to it. */
function Step({ children }: { children: ReactNode }) {
  return (
    <div tabIndex={-1} className="[outline:none]" ref={takeFocus}>
      {children}
    </div>
  );
}
