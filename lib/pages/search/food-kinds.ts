/** Kinds of food that a search begins with where the town has them, each found by its name (`search.kind_…` of the messages). */
export const FOOD_KINDS = [
  'beshbarmak',
  'plov',
  'lagman',
  'manty',
  'shashlik',
  'samsa',
  'khinkali',
  'khachapuri',
  'soup',
  'burger',
  'pizza',
  'rolls',
  'doner',
  'salad',
  'coffee',
  'cake',
] as const;
type FoodKind = (typeof FOOD_KINDS)[number];

/** A kind of food that the town has: its picture is that of a dish. */
export interface ShownFoodKind {
  kind: FoodKind;
  name: string;
  imageUrl: string;
}
