import type { GoodCall, World } from './contract-call';
import { sendTo } from '../send-to';
import { signIn } from '../browser';
import { chatToken, pushHeaders, squarePng } from '../account';

let accounts = 0;

/** A token of an account that no other call has. */
async function newAccount({ app }: World): Promise<string> {
  accounts += 1;
  return signIn(app, `+7 702 ${String(accounts).padStart(7, '0')}`);
}

const device = { token: 'fcm:cQ2b1x7e0', analyticDeviceID: '5f0c9a2be1d84c7f' };

/** The calls that belong to an account, as the app makes them. */
export const ACCOUNT_CALLS: Readonly<Record<string, GoodCall>> = {
  deleteUser: {
    status: 200,
    signedIn: true,
    keyed: true,
    make: async (world) => ({ token: await newAccount(world) }),
  },
  restoreUser: {
    status: 200,
    signedIn: true,
    keyed: true,
    make: async (world) => {
      const token = await newAccount(world);
      await sendTo(world.app, { method: 'DELETE', url: '/api/v3/user', token });
      return { token };
    },
  },
  uploadAvatar: {
    status: 200,
    signedIn: true,
    keyed: true,
    make: async () => ({ body: await squarePng(), headers: { 'content-type': 'image/png' } }),
  },
  deleteAvatar: { status: 204, signedIn: true, keyed: true, make: () => ({}) },
  getProfile: { status: 200, signedIn: true, make: () => ({}) },
  setLanguage: { status: 204, signedIn: true, keyed: true, make: () => ({ body: { language: 'kk' } }) },
  getPrivateReward: { status: 200, signedIn: true, make: () => ({ query: 'brand_id=2' }) },
  getGrading: { status: 200, signedIn: true, make: () => ({}) },
  getNotificationChat: {
    status: 200,
    signedIn: true,
    make: async ({ app, token }) => ({ token: await chatToken(app, token) }),
  },
  registerPushToken: {
    status: 204,
    signedIn: true,
    keyed: true,
    make: () => ({ headers: pushHeaders, body: device }),
  },
  unassignPushToken: { status: 204, keyed: true, make: () => ({ headers: pushHeaders, body: device }) },
};
