import type { Metadata } from 'next';
import { lockMetadata, LockPage } from '../lock-page';

type Props = { params: Promise<{ filialId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return lockMetadata((await params).filialId, 'fridge');
}

/** The fridge of a venue, where its code leads (SHOP-23). */
export default async function FridgePage({ params }: Props) {
  return <LockPage filialId={(await params).filialId} kind="fridge" />;
}
