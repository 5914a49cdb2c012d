const ELLIPSIS = '…';

/** Text for a line of a search result: one line, at most `most` characters, cut between words. */
export function clip(text: string, most: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : most - 1).replace(/[\s,;:.–-]+$/u, '')}${ELLIPSIS}`;
}
