import { trimmedFields, type AddressFields } from '@/lib/addresses/address';
import { visibleLine } from '@/lib/text/visible-text';

/** The label of an address: one of two usual ones, or the diner's own. */
export const LABEL_KINDS = ['home', 'work', 'other'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** The texts of the form. */
export type AddressValues = Omit<AddressFields, 'label' | 'latitude' | 'longitude'> & {
  labelKind: LabelKind;
  ownLabel: string;
};

/** The label's text in the page's language. */
type LabelWords = Record<LabelKind, string>;

/** An address as the form shows it. */
export function valuesOf(fields: AddressFields, words: LabelWords): AddressValues {
  const { label, latitude: _latitude, longitude: _longitude, ...texts } = fields;
  const known = LABEL_KINDS.find((kind) => words[kind] === label);
  const labelKind = label === '' ? 'home' : (known ?? 'other');
  return { ...texts, labelKind, ownLabel: known || label === '' ? '' : label };
}

/** The address by the form's values as they read, at its point. */
export function fieldsOfValues(
  { labelKind, ownLabel, ...texts }: AddressValues,
  { latitude, longitude }: Pick<AddressFields, 'latitude' | 'longitude'>,
  words: LabelWords,
): AddressFields {
  const label = labelKind === 'other' ? visibleLine(ownLabel) || words.other : words[labelKind];
  return trimmedFields({ ...texts, label, latitude, longitude });
}
