import type { Metadata } from 'next';
import { lockMetadata, LockPage } from '../lock-page';

type Props = { params: Promise<{ filialId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return lockMetadata((await params).filialId, 'door');
}

/** The door of a self-service shop (SHOP-18). */
export default async function DoorPage({ params }: Props) {
  return <LockPage filialId={(await params).filialId} kind="door" />;
}
