/** True if `If-None-Match` names this version; a proxy may have weakened the tag. */
export function isKnownVersion(requested: string | null | undefined, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return (requested ?? '').split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
}
