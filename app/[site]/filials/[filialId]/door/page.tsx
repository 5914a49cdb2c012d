import type { Metadata } from 'next';
import { lockMetadata, LockPage } from '../lock-page';

export const revalidate = 300;

/** Made on demand, but through the page cache, which gives every page its security policy. */
export function generateStaticParams(): { filialId: string }[] {
  return [];
}

type Props = { params: Promise<{ filialId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return lockMetadata((await params).filialId, 'door');
}

/** The door of a self-service shop (SHOP-18). */
export default async function DoorPage({ params }: Props) {
  return <LockPage filialId={(await params).filialId} kind="door" />;
}
