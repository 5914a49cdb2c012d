import 'server-only';
import { countryMoneyFormat, parseRoundingMode, type MoneyFormat } from '@/lib/core/money/money';
import { readItems } from '@/lib/core/upstream/read-items';
import type { z } from 'zod';
import type { Country, Town } from './towns';
import { townWire, type countryWire, type MoneyWire, type TownWire } from './towns.wire';

/** The format of the town's default currency; without one that of the country (MON-01, MON-02). */
export function mapMoneyFormat(money: MoneyWire | null | undefined, country: 'kz' | 'ge'): MoneyFormat {
  const currency = money?.currencies[money.default];
  if (!money || !currency) return countryMoneyFormat(country);
  return {
    currency: money.default,
    symbol: currency.symbol,
    symbolPosition: currency.symbol_position,
    thousandsSeparator: currency.thousands_separator,
    decimalSeparator: currency.decimal_separator,
    rounding: { mode: parseRoundingMode(currency.rounding.mode), precision: currency.rounding.precision },
  };
}

/** A town with what its configuration says. */
export function mapTown(wire: TownWire): Town {
  const { meta, locale, id, version } = wire.config;
  return {
    id: wire.id,
    name: wire.name,
    coordinates: wire.coordinates,
    translitName: wire.translit_name,
    parstoreId: wire.parstore_id,
    code: wire.code,
    config: {
      id,
      version,
      timezone: meta.timezone,
      utcOffset: meta.utc_offset,
      phoneCode: meta.phone_code,
      countryCode: meta.country_code,
      moneyFormat: mapMoneyFormat(meta.money, meta.country_code === 'KZ' ? 'kz' : 'ge'),
      locale,
    },
  };
}

/** Towns that can be read; one that cannot is dropped and reported, the others stay. */
export function mapTowns(wire: readonly unknown[]): Town[] {
  return readItems(townWire, wire, 'town').map(mapTown);
}

/** A country with its towns. */
export function mapCountry(wire: z.output<typeof countryWire>): Country {
  const { config, towns } = wire.data;
  return { ...config, towns: mapTowns(towns) };
}
