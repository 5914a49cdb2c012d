import { watchRestoredPage } from './restored-page';
import { SIGN_IN_ID_COOKIE } from './sign-in-id';

const signIn = (signInId: string) => {
  document.cookie = `${SIGN_IN_ID_COOKIE}=${signInId}`;
};
const signOut = () => {
  document.cookie = `${SIGN_IN_ID_COOKIE}=; Max-Age=0`;
};
const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
const returnTo = () => document.dispatchEvent(new Event('visibilitychange'));

const reloadPage = jest.fn();
let stop = () => {};

function watch(): void {
  reloadPage.mockClear();
  stop = watchRestoredPage(reloadPage);
}
afterEach(() => {
  stop();
  signOut();
});

describe('a page from the back/forward cache', () => {
  test.each<[what: string, meanwhile: () => void]>([
    ['its diner has left', signOut],
    ['another diner has come', () => signIn('other')],
  ])('is reloaded where %s', (_what, meanwhile) => {
    signIn('one');
    watch();
    meanwhile();
    show(true);
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test('a page from the back/forward cache of a guest is reloaded once a diner has signed in', () => {
    watch();
    signIn('one');
    show(true);
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test('stays for the same sign-in', () => {
    signIn('one');
    watch();
    show(true);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('is distinguished from a new one', () => {
    signIn('one');
    watch();
    signOut();
    show(false);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('is not watched any more after the stop', () => {
    signIn('one');
    watch();
    stop();
    signOut();
    show(true);
    returnTo();
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

describe('a page in a tab that regains focus', () => {
  test.each<[what: string, meanwhile: () => void]>([
    ['its diner has left', signOut],
    ['another diner has come', () => signIn('other')],
  ])('is reloaded where %s', (_what, meanwhile) => {
    signIn('one');
    watch();
    meanwhile();
    returnTo();
    expect(reloadPage).toHaveBeenCalled();
  });

  test('is reloaded where its window was visible all the time', () => {
    signIn('one');
    watch();
    signIn('other');
    window.dispatchEvent(new Event('focus'));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test.each<[what: string, before: () => void, meanwhile: () => void]>([
    ['for the same sign-in', () => signIn('one'), () => {}],
    ['for a guest who has signed in there', () => {}, () => signIn('one')],
  ])('stays as it is %s', (_what, before, meanwhile) => {
    before();
    watch();
    meanwhile();
    returnTo();
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('is not reloaded while it is hidden', () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    signIn('one');
    watch();
    signOut();
    returnTo();
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
