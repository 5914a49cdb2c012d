import { QrCode } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { StaticContent } from '@/components/ui/static-content.client';
import { paths } from '@/lib/core/paths/paths';

/**
 * In the header of the pages where a diner begins: the way to the scanner of the code of a table, a stand or a fridge (SHOP-26). The
 * browser itself opens the page with the camera, which is a right of that page alone.
 */
export function ScanQrLink() {
  const t = useTranslations('layout');
  return (
    <StaticContent as="div" name="scan-qr-link" className="contents">
      <a href={paths.qrScanner()} className="icon-button icon-button--trail" aria-label={t('scanQr')}>
        <Icon of={QrCode} />
      </a>
    </StaticContent>
  );
}
