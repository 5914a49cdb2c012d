import { DoorOpen, Keyboard, Refrigerator, ScanBarcode } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/paths/paths';

/**
 * On the menu of a venue of goods: the ways to put what one has in hand into the cart, and to its goods behind a lock. The browser
 * itself opens the page with the camera, which is a right of that page alone.
 */
export function ScanLinks({ venueId }: { venueId: number }) {
  const t = useTranslations('scanner');
  const lock = useTranslations('lock');
  return (
    <div className="mt-3 grid grid-cols-2 gap-3 dialog:flex">
      <a href={paths.barcodeScanner(venueId)} className="button button--tint">
        <Icon of={ScanBarcode} size="small" />
        {t('scanGoods')}
      </a>
      <a href={paths.barcodeManual(venueId)} className="button button--quiet">
        <Icon of={Keyboard} size="small" />
        {t('enter')}
      </a>
      <a href={paths.fridge(venueId)} className="button button--quiet">
        <Icon of={Refrigerator} size="small" />
        {lock('openFridge')}
      </a>
      <a href={paths.door(venueId)} className="button button--quiet">
        <Icon of={DoorOpen} size="small" />
        {lock('openDoor')}
      </a>
    </div>
  );
}
