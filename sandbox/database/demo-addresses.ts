import { addresses } from './address-schema';
import { completed, type AddressInput } from './completed-address';
import type { Database } from './connect';

type Known = Pick<AddressInput, 'name' | 'city' | 'street' | 'building' | 'latitude' | 'longitude'>;

const address = (known: Known, details: Partial<AddressInput>): AddressInput => ({
  ...known,
  title: '',
  entrance: '',
  floor: '',
  apartment: '',
  isPrivateHouse: false,
  comment: '',
  ...details,
});

/** Two kilometres from the flagship of Almaty. */
const HOME = address(
  {
    name: 'Үй',
    city: 'Алматы',
    street: 'Абай даңғылы',
    building: '52',
    latitude: 43.2401,
    longitude: 76.9189,
  },
  { entrance: '2', floor: '5', apartment: '41', comment: 'Домофон 41К' },
);

/** In the south of Almaty: the flagship delivers there, those that deliver on foot do not. */
const PARENTS = address(
  {
    name: 'Ата-анам',
    city: 'Алматы',
    street: 'Дулати көшесі',
    building: '170',
    latitude: 43.198353,
    longitude: 76.916249,
  },
  { isPrivateHouse: true, comment: 'Көк қақпа, қоңырау оң жақта' },
);

const HOME_IN_TBILISI = address(
  {
    name: 'სახლი',
    city: 'თბილისი',
    street: 'ჭავჭავაძის გამზირი',
    building: '37',
    latitude: 41.709762,
    longitude: 44.762266,
  },
  { entrance: '1', floor: '4', apartment: '12', comment: 'კოდი 1204' },
);

/** The saved addresses of the demo diners. */
export async function insertDemoAddresses(
  database: Database,
  { kz, ge }: { kz: number; ge: number },
): Promise<void> {
  await database
    .insert(addresses)
    .values([
      { id: 4021, userId: kz, ...completed(PARENTS, 'kk') },
      { id: 4022, userId: kz, ...completed(HOME, 'kk') },
      { id: 4023, userId: ge, ...completed(HOME_IN_TBILISI, 'ka') },
    ])
    .onConflictDoNothing();
}
