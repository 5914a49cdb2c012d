import type { Metadata } from 'next';
import { ManualBarcode } from '@/components/scanner/manual-barcode.client';
import { GoodsScreen, goodsMetadata } from '../goods-screen';

type Props = { params: Promise<{ filialId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return goodsMetadata((await params).filialId, 'manualTitle');
}

/** A barcode typed by hand (NAV-26). */
export default async function BarcodeManualPage({ params }: Props) {
  const { filialId } = await params;
  return (
    <GoodsScreen filialId={filialId} title="manualTitle">
      <ManualBarcode />
    </GoodsScreen>
  );
}
