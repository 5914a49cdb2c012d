/** @jest-environment node */
import { routeOf } from './routes';

const FLAGS = ['navbar', 'balance', 'login', 'place', 'service', 'dynamic', 'footer'] as const;
type Flag = (typeof FLAGS)[number];

// Holds NAV-02 to NAV-04, NAV-06 to NAV-12, NAV-16 to NAV-22, NAV-24, NAV-25, NAV-27, NAV-45: a flag that is not named is off.
describe('the routes and their flags', () => {
  test.each<[path: string, name: string, flags: Flag[]]>([
    ['/', 'home', ['navbar', 'place', 'footer']],
    ['/filials', 'filials', ['navbar', 'place', 'footer']],
    ['/filials/pages/2', 'filials', ['navbar', 'place', 'footer']],
    ['/filials/3107', 'menu', ['balance', 'service']],
    ['/filials/anything', 'menu', ['balance', 'service']],
    ['/cart', 'cart', ['balance']],
    ['/kiosk', 'kiosk', []],
    ['/kiosk/staff', 'kioskStaff', []],
    ['/kiosk/filials/3107', 'kioskMenu', []],
    ['/kiosk/filials/3107/order/90031', 'kioskOrder', []],
    ['/kiosk/payment/success/90031', 'kioskOrder', []],
    ['/kiosk/payment/other/90031', 'unknown', ['navbar']],
    ['/kiosk/filials/3107/order/piano', 'unknown', ['navbar']],
    ['/kiosk/filials/piano/order/5', 'unknown', ['navbar']],
    ['/kiosk/legal/offer', 'kioskLegal', []],
    ['/kiosk/profile', 'unknown', ['navbar']],
    ['/towns', 'towns', ['place']],
    ['/legal/offer', 'legal', ['footer']],
    ['/auth', 'auth', []],
    ['/profile', 'profile', ['navbar', 'login']],
    ['/profile/form', 'profileForm', ['login']],
    ['/profile/birthday', 'birthday', ['login']],
    ['/profile/data', 'ownData', ['login']],
    ['/profile/notifications', 'notifications', ['login']],
    ['/profile/addresses', 'addresses', []],
    ['/profile/gifts', 'gifts', ['login']],
    ['/profile/reservations', 'reservations', ['login']],
    ['/brands', 'brands', ['navbar', 'balance', 'place', 'footer']],
    ['/brands/filials', 'brandsFilials', ['navbar', 'place', 'footer']],
    ['/brands/filials/51', 'brandsFilials', ['navbar', 'place', 'footer']],
    ['/brands/filials/piano', 'unknown', ['navbar']],
    ['/brands/booking', 'brandsBooking', ['navbar', 'place', 'footer']],
    ['/brands/booking/14', 'brandsBooking', ['navbar', 'place', 'footer']],
    ['/brands/booking/piano', 'unknown', ['navbar']],
    ['/filials/3107/booking', 'booking', []],
    ['/filials/3107/booking/1', 'unknown', ['navbar']],
    ['/payment/success/90031', 'paymentReturn', ['login', 'dynamic']],
    ['/payment/failure/90031', 'paymentReturn', ['login', 'dynamic']],
    ['/payment/other/90031', 'unknown', ['navbar']],
    ['/profile/nothing', 'unknown', ['navbar']],
    ['/address-map', 'addressMap', ['place']],
    ['/address-form', 'addressForm', []],
    ['/typ/3107/order/90031', 'thanks', ['navbar', 'login', 'dynamic']],
    ['/orders', 'orders', ['navbar', 'balance', 'login']],
    ['/orders/90031', 'order', ['navbar', 'login', 'dynamic']],
    ['/orders/90031/slip', 'unknown', ['navbar']],
    ['/filials/3107/order/90031', 'orderStatuses', ['dynamic']],
    ['/filials/3107/order', 'unknown', ['navbar']],
    ['/bills/preorder/5e2a9c10-6d3f-4b21-8f5c-9a7b1c2d3e40', 'preorder', ['balance', 'login', 'dynamic']],
    ['/bills/preorder', 'unknown', ['navbar']],
    ['/search', 'search', ['place', 'dynamic']],
    ['/filials/3107/search', 'menuSearch', ['service']],
    ['/filials/3107/categories/62', 'menuCategory', ['service']],
    ['/filials/3107/categories', 'unknown', ['navbar']],
    ['/filials/3107/bill', 'bill', ['balance']],
    ['/filials/3107/bill/812', 'unknown', ['navbar']],
    ['/filials/3107/nothing', 'unknown', ['navbar']],
    ['/typ/3107/order', 'unknown', ['navbar']],
    ['/cart/', 'unknown', ['navbar']],
    ['/carts', 'unknown', ['navbar']],
    ['/faq', 'faq', ['footer']],
    ['/legal', 'legal', ['footer']],
    ['/nothing-here', 'unknown', ['navbar']],
  ])('%s is %s with %j', (path, name, flags) => {
    const route = routeOf(path);
    expect(route.name).toBe(name);
    const isOn: Record<Flag, boolean> = {
      navbar: route.hasNavbar,
      balance: route.hasBalance,
      login: route.needsLogin,
      place: route.dependsOnPlace,
      service: route.dependsOnService === true,
      dynamic: route.rendering === 'dynamic',
      footer: route.hasFooter === true,
    };
    expect(FLAGS.filter((flag) => isOn[flag])).toEqual(flags);
  });
});
