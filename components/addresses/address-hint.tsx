import { MapPin } from 'lucide';
import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/paths/paths';

/**
 * On a page of deliveries without an address: what an address would tell. A device with one paints the page without the row
 * (lib/core/page-scripts/first-paint.mjs). Its press opens the sheet of the header's line (ask-for-address.ts).
 */
export function AddressHint() {
  const t = useTranslations('addresses');
  return (
    <a href={paths.addressMap()} className="address-hint" aria-haspopup="dialog">
      <Icon of={MapPin} size="small" />
      <span className="flex-fill">{t('hint')}</span>
      <Glyph name="next" size="small" />
    </a>
  );
}
