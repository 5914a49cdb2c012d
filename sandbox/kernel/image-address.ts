import type { Settings } from './settings';

/** Address of a picture of the image store. */
export function imageUrl(settings: Settings, key: string): string {
  return `${settings.publicUrl}/images/${key}.webp`;
}

export function imageUrlOrNull(settings: Settings, key: string | null): string | null {
  return key === null ? null : imageUrl(settings, key);
}

/** Key of a picture by its address; null for anything that is not ours. */
export function imageKey(settings: Settings, url: string): string | null {
  const prefix = `${settings.publicUrl}/images/`;
  return url.startsWith(prefix) ? imageKeyOfFile(url.slice(prefix.length)) : null;
}

/** Key of a picture by its file name in the store. */
export function imageKeyOfFile(file: string): string | null {
  return /^([a-z0-9]+(?:[/_-][a-z0-9]+)*)\.webp$/.exec(file)?.[1] ?? null;
}
