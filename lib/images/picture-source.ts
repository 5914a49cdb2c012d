import { withColourHint, withOriginalHint } from './picture-hint';

const OURS = '/api/images?';

/** The address of the original of a picture that our proxy serves, read from the picture's own; null where it serves another one. */
export function originalOf(picture: HTMLImageElement): string | null {
  const address = picture.getAttribute('src') ?? '';
  return address.startsWith(OURS) ? new URLSearchParams(address.slice(OURS.length)).get('src') : null;
}

/** The source that a `Picture` of the page was drawn from, with its hint. */
export function pictureSource(picture: HTMLImageElement): string {
  const original = originalOf(picture);
  if (original === null) return withOriginalHint(picture.src);
  const colours = picture.style.getPropertyValue('--colours').replace(/[#,\s]/g, '');
  return colours === '' ? original : withColourHint(original, colours);
}
