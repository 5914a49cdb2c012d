import { MAX_LENGTHS, trimmedFields, type AddressFields } from '@/lib/ground/addresses/address';
import { visibleLine } from '@/lib/core/text/visible-text';

/** The label of an address: one of two usual ones, or the diner's own. */
export const LABEL_KINDS = ['home', 'work', 'other'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** The texts of the form. */
export type AddressValues = Omit<AddressFields, 'label' | 'latitude' | 'longitude'> & {
  labelKind: LabelKind;
  ownLabel: string;
  /** The courier leaves the order at the door. */
  isLeftAtDoor: boolean;
};

/** Texts of the page's language that become part of an address: its label, and the wish that its comment begins with. */
type Translations = Record<LabelKind | 'leaveAtDoor', string>;

/** Between the wish and the rest of the comment. */
const AFTER_WISH = '. ';

/** Characters of the comment beside the wish. */
export const maxCommentLength = ({ leaveAtDoor }: Pick<Translations, 'leaveAtDoor'>) =>
  MAX_LENGTHS.comment - leaveAtDoor.length - AFTER_WISH.length;

/** An address as the form shows it. */
export function valuesOf(fields: AddressFields, translations: Translations): AddressValues {
  const { label, comment, latitude: _latitude, longitude: _longitude, ...texts } = fields;
  const known = LABEL_KINDS.find((kind) => translations[kind] === label);
  const labelKind = label === '' ? 'home' : (known ?? 'other');
  const isLeftAtDoor =
    comment === translations.leaveAtDoor || comment.startsWith(translations.leaveAtDoor + AFTER_WISH);
  return {
    ...texts,
    comment: isLeftAtDoor ? comment.slice(translations.leaveAtDoor.length + AFTER_WISH.length) : comment,
    isLeftAtDoor,
    labelKind,
    ownLabel: known || label === '' ? '' : label,
  };
}

/** The address by the form's values as they read, at its point. */
export function fieldsOfValues(
  { labelKind, ownLabel, isLeftAtDoor, ...texts }: AddressValues,
  { latitude, longitude }: Pick<AddressFields, 'latitude' | 'longitude'>,
  translations: Translations,
): AddressFields {
  const wish = isLeftAtDoor ? translations.leaveAtDoor : '';
  const comment = [wish, texts.comment.trim()].filter(Boolean).join(AFTER_WISH);
  const label = labelKind === 'other' ? visibleLine(ownLabel) || translations.other : translations[labelKind];
  return trimmedFields({ ...texts, comment, label, latitude, longitude });
}
