import type { Page } from '@playwright/test';

const FIELDS = {
  label: 'Дом',
  city: 'Алматы',
  street: 'проспект Абая',
  building: '52',
  entrance: '2',
  floor: '5',
  apartment: '41',
  isPrivateHouse: false,
  comment: '',
};

/** In the middle of the town that lists begin with. */
export const AT_HOME = { latitude: 43.2401, longitude: 76.9189 };

/** The device keeps an address of a guest before its first page. */
export const liveAt = (page: Page, point: typeof AT_HOME) =>
  page.addInitScript((address) => localStorage.setItem('default.activeAddress', JSON.stringify(address)), {
    version: 2,
    address: { ...FIELDS, ...point, id: -1, title: 'Абая, 52' },
    mark: null,
    key: 'address-0000-0001',
    isRefused: false,
  });
