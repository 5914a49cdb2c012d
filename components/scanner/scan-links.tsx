import { Keyboard, ScanBarcode } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths/paths';

/**
 * On the menu of a venue of goods: the ways to put what one has in hand into the cart. The browser itself opens the page with
 * the camera, which is a right of that page alone.
 */
export function ScanLinks({ venueId }: { venueId: number }) {
  const t = useTranslations('scanner');
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <a href={paths.barcodeScanner(venueId)} className="button button--tint flex-fill">
        <Icon of={ScanBarcode} size="small" />
        {t('scanGoods')}
      </a>
      <a href={paths.barcodeManual(venueId)} className="button button--quiet">
        <Icon of={Keyboard} size="small" />
        {t('enter')}
      </a>
    </div>
  );
}
