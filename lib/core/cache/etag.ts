/**
 * Whether a request's `If-None-Match` names this version. A proxy that packs on the way makes a tag weak; what it names is the same.
 * @param asked the header
 */
export function isKnownVersion(asked: string | null | undefined, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return (asked ?? '').split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
}
