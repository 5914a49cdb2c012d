import { PICTURE_WIDTHS } from '@/lib/core/images/picture-address';

export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Pixels of a placeholder picture. */
const PLACEHOLDER_WIDTH = 16;
const WIDTHS = [PLACEHOLDER_WIDTH, ...PICTURE_WIDTHS] as const;
/** The values of `f`: the best format that the browser accepts, or one that every supported browser accepts. */
const FORMAT_OPTIONS = ['auto', 'webp', 'jpeg'] as const;

export interface PictureRequest {
  source: string;
  width: (typeof WIDTHS)[number];
  /** Best first; never empty. */
  formats: readonly PictureFormat[];
}

/** Formats that a reader names; a wildcard is no promise of a modern one. */
function acceptedFormats(accept: string): readonly PictureFormat[] {
  const refused = /;\s*q=0(?:\.0*)?\s*$/;
  const named = accept
    .toLowerCase()
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  const modern = (['avif', 'webp'] as const).filter((format) => named.includes(`image/${format}`));
  return [...modern, 'jpeg'];
}

/** Reads the query of the image proxy; null when anything in it is not one of the known values. */
export function parsePictureRequest(query: URLSearchParams, accept: string): PictureRequest | null {
  const width = WIDTHS.find((known) => String(known) === query.get('w'));
  const option = FORMAT_OPTIONS.find((known) => known === (query.get('f') ?? 'auto'));
  const source = query.get('src');
  if (width === undefined || option === undefined || !source) return null;
  return { source, width, formats: option === 'auto' ? acceptedFormats(accept) : [option] };
}
