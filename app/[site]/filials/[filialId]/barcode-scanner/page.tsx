import type { Metadata } from 'next';
import { BarcodeScanner } from '@/components/scanner/barcode-scanner.client';
import { pageSite } from '@/lib/core/site/site.server';
import { GoodsScreen, goodsMetadata } from '../goods-screen';

type Props = { params: Promise<{ filialId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return goodsMetadata((await params).filialId, 'barcodeTitle');
}

/** The camera that scans goods of a venue, in the plain layout (NAV-13). */
export default async function BarcodeScannerPage({ params }: Props) {
  const [{ filialId }, { site }] = await Promise.all([params, pageSite()]);
  return (
    <GoodsScreen filialId={filialId} title="barcodeTitle">
      <BarcodeScanner isInHost={site.surface === 'webview'} />
    </GoodsScreen>
  );
}
