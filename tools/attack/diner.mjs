import { dinerOf, JSON_TYPE, OWN_PAGE } from '../cluster/front-diner.mjs';

export const ADDRESS = {
  label: 'Home',
  city: 'Алматы',
  street: 'Байзакова',
  building: '101',
  entrance: '2',
  floor: '5',
  apartment: '47',
  isPrivateHouse: false,
  comment: '',
  latitude: 43.2418,
  longitude: 76.9209,
};

export const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
export const pressHeaders = ({ jar }) => ({ ...OWN_PAGE, ...JSON_TYPE, ...keyed(), cookie: jar.header() });

export async function signInDiner(front, phone) {
  const caller = front.newCaller();
  const diner = dinerOf((path, { ':method': method, ...headers }, body) =>
    front.send(path, { method, headers, body, caller }),
  );
  const callback = await diner.signIn(phone);
  if (!diner.jar.get('__Host-session'))
    throw new Error(`the sign-in of ${phone} came back without a session`);
  return { ...diner, phone, callback };
}
