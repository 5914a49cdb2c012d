/** Where the sign-in comes back to that stood between a button and what it does. */
export const signedInAt = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}signed-in=true`;

/** The address that such a sign-in has led back to, without its mark; null for any other. */
export function readSignedInAddress(address: URL): URL | null {
  if (!address.searchParams.has('signed-in')) return null;
  const plain = new URL(address);
  plain.searchParams.delete('signed-in');
  return plain;
}
