import { originalOf } from '@/lib/core/images/original-of';

/** IMG-04: shows the original of a picture that failed, where the page's policy allows it; a picture that has come since stays. */
export function showOriginal(picture: HTMLImageElement, origins: readonly string[]): void {
  const original = originalOf(picture);
  if (picture.dataset.failed === undefined || original === null || !URL.canParse(original)) return;
  if (!origins.includes(new URL(original).origin)) return;
  picture.removeAttribute('srcset');
  picture.src = original;
}
