import { originalOf } from './original-of';
import { withColourHint, withOriginalHint } from './picture-hint';

/** The source that a `Picture` of the page was drawn from, with its hint. */
export function pictureSource(picture: HTMLImageElement): string {
  const original = originalOf(picture);
  if (original === null) return withOriginalHint(picture.src);
  const colours = picture.style.getPropertyValue('--colours').replace(/[#,\s]/g, '');
  return colours === '' ? original : withColourHint(original, colours);
}
