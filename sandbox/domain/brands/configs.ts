import type { Text } from '../../catalogue/model';
import { everywhere, lettered } from '../../catalogue/menus/text';
import { textOrNull, type Language } from '../../kernel/languages';

interface CustomConfig {
  /** Allowed service ids; empty = all. */
  services: number[];
  brandId: number | null;
  analyticsKey: string | null;
  isBrandListHome: boolean;
  /** null = all. */
  townIds: number[] | null;
  /** null = the app's own. */
  title: Text | null;
}

/** Brand sites and host apps by their short names. */
const CONFIGS: ReadonlyMap<string, CustomConfig> = new Map([
  [
    'samal-kz',
    {
      services: [1, 3],
      brandId: 1,
      analyticsKey: 'samal-kz',
      isBrandListHome: true,
      townIds: [1, 2],
      title: lettered('Самал'),
    },
  ],
  [
    'piano-pizza-kz',
    {
      services: [1],
      brandId: 14,
      analyticsKey: null,
      isBrandListHome: false,
      townIds: null,
      title: lettered('Piano Pizza'),
    },
  ],
  [
    'bank-app-kz',
    {
      services: [1, 3],
      brandId: null,
      analyticsKey: 'bank-app-kz',
      isBrandListHome: false,
      townIds: null,
      title: everywhere(
        'Мейрамханалар мен кафелер | Рестораны и кафе | Restaurants and cafés | რესტორნები და კაფეები',
      ),
    },
  ],
  [
    'supra-ge',
    {
      services: [1, 4],
      brandId: 101,
      analyticsKey: null,
      isBrandListHome: true,
      townIds: [101, 102],
      title: lettered('სუფრა'),
    },
  ],
  [
    'mall-ge',
    {
      services: [],
      brandId: null,
      analyticsKey: null,
      isBrandListHome: true,
      townIds: [101],
      title: null,
    },
  ],
]);

/** CustomConfig of the contract; null for an unknown code. */
export function configAnswer(code: string, language: Language) {
  const config = CONFIGS.get(code);
  if (!config) return null;
  return {
    services: config.services,
    brand_id: config.brandId,
    analytics: config.analyticsKey === null ? null : { is_enabled: true, key: config.analyticsKey },
    is_brand_list_home: config.isBrandListHome,
    town_ids: config.townIds,
    title: textOrNull(language, config.title),
  };
}
