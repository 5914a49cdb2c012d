const OURS = '/api/images?';

/** The address of the original of a picture that our proxy serves, read from the picture's own; null where it serves another one. */
export function originalOf(picture: HTMLImageElement): string | null {
  const address = picture.getAttribute('src') ?? '';
  return address.startsWith(OURS) ? new URLSearchParams(address.slice(OURS.length)).get('src') : null;
}
