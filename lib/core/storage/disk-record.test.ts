import { deleteFromDisk, readFromDisk, writeToDisk } from './disk-record';

test('a browser without IndexedDB keeps nothing on its disk, and nothing fails or waits', async () => {
  expect('indexedDB' in globalThis).toBe(false);
  await writeToDisk('kioskPress', { cartId: 'cart-00000001' });
  expect(await readFromDisk('kioskPress')).toBeUndefined();
  await expect(deleteFromDisk('kioskPress')).resolves.toBeUndefined();
});
