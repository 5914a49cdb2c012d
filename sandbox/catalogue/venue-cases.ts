import { georgia, kazakhstan } from './menus/text';
import type { Text, Venue } from './model';

/** Venues that share one hall and its tables; the first one's number is the tables'. */
const SHARED_HALLS: readonly [number, ...number[]][] = [
  [3107, 3108],
  [4107, 4108],
];

const EXCLUDED_FROM_LINKING = new Set([3109, 4106]);

/** Charges unlike the usual ones. */
const SERVICE_PERCENTAGES: ReadonlyMap<number, number> = new Map([
  [3110, 15],
  [3118, 7.5],
]);

/** The venue whose texts try to be markup. */
const MARKED_UP = 7401;

const DESCRIPTIONS: ReadonlyMap<number, Text> = new Map([
  [
    3107,
    kazakhstan(
      'Қазақ асханасы: бешбармақ, қазы және қазанда піскен қуырдақ. Ет күн сайын таңертең келеді, нан тандырда піседі. Балалар бөлмесі, жазғы терраса және 60 орындық банкет залы бар. | Казахская кухня: бешбармак, казы и куырдак из казана. Мясо привозят каждое утро, хлеб печём в тандыре. Есть детская комната, летняя терраса и банкетный зал на 60 гостей. | Kazakh cuisine: beshbarmak, kazy and kuyrdak from the cauldron. Meat comes every morning, bread is baked in the tandoor. There is a playroom, a summer terrace and a banquet hall for 60 guests.',
    ),
  ],
  [
    4107,
    georgia(
      'ქართული სუფრა: ხინკალს ხელით ვახვევთ, ხაჭაპურს თონეში ვაცხობთ, მწვადს ვაზის ნაკვერჩხალზე ვწვავთ. პარასკევსა და შაბათს მღერიან. | Грузинское застолье: хинкали лепим вручную, хачапури печём в тоне, мцвади жарим на виноградной лозе. По пятницам и субботам поют. | A Georgian feast: khinkali folded by hand, khachapuri from the tone oven, mtsvadi over vine embers. Singing on Fridays and Saturdays.',
    ),
  ],
  [
    MARKED_UP,
    kazakhstan(
      '<b>Үй асы</b> <script>alert(1)</script> & «шай» | <b>Домашняя кухня</b> <script>alert(1)</script> & «чай» | <b>Home cooking</b> <script>alert(1)</script> & "tea"',
    ),
  ],
]);

/** The text of a venue that has one of its own. */
export const ownDescriptionOf = (venueId: number): Text | undefined => DESCRIPTIONS.get(venueId);

export const ownServicePercentageOf = (venueId: number): number | undefined =>
  SERVICE_PERCENTAGES.get(venueId);

export type Links = Pick<Venue, 'linkedVenues' | 'mainVenueId' | 'isExcludedFromLinking'>;

/** How the venue is linked with others; `nameOf` gives a venue's name by its id. */
export function linksOf(venueId: number, nameOf: (venueId: number) => string): Links {
  const hall = SHARED_HALLS.find((venues) => venues.includes(venueId)) ?? ([venueId] as const);
  return {
    linkedVenues: hall.filter((id) => id !== venueId).map((id) => ({ id, name: nameOf(id) })),
    mainVenueId: hall[0],
    isExcludedFromLinking: EXCLUDED_FROM_LINKING.has(venueId),
  };
}
