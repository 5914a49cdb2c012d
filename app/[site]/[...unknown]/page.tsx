import { notFound } from 'next/navigation';

/** Made on demand, but through the page cache, which gives every page its security policy. */
export function generateStaticParams(): { unknown: string[] }[] {
  return [];
}

/** Any other path is NotFound's (spec §2). */
export default function UnknownPage(): never {
  notFound();
}
