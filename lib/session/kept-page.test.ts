import { watchKeptPage } from './kept-page';
import { SIGNED_IN_MARK } from './signed-in-mark';

const signIn = (mark: string) => {
  document.cookie = `${SIGNED_IN_MARK}=${mark}`;
};
const signOut = () => {
  document.cookie = `${SIGNED_IN_MARK}=; Max-Age=0`;
};
const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
const returnTo = () => document.dispatchEvent(new Event('visibilitychange'));

const loadAnew = jest.fn();
let stop = () => {};

function watch(): void {
  loadAnew.mockClear();
  stop = watchKeptPage(loadAnew);
}
afterEach(() => {
  stop();
  signOut();
});

describe('a page that the browser kept as it was', () => {
  test.each<[what: string, meanwhile: () => void]>([
    ['its diner has left', signOut],
    ['another diner has come', () => signIn('other')],
  ])('is loaded anew where %s', (_what, meanwhile) => {
    signIn('one');
    watch();
    meanwhile();
    show(true);
    expect(loadAnew).toHaveBeenCalledTimes(1);
  });

  test('of a guest is loaded anew once somebody has signed in', () => {
    watch();
    signIn('one');
    show(true);
    expect(loadAnew).toHaveBeenCalledTimes(1);
  });

  test('stays for the same sign-in', () => {
    signIn('one');
    watch();
    show(true);
    expect(loadAnew).not.toHaveBeenCalled();
  });

  test('is told from one that is new', () => {
    signIn('one');
    watch();
    signOut();
    show(false);
    expect(loadAnew).not.toHaveBeenCalled();
  });

  test('is watched no longer than asked', () => {
    signIn('one');
    watch();
    stop();
    signOut();
    show(true);
    returnTo();
    expect(loadAnew).not.toHaveBeenCalled();
  });
});

describe('a page that is returned to from another tab', () => {
  test.each<[what: string, meanwhile: () => void]>([
    ['its diner has left', signOut],
    ['another diner has come', () => signIn('other')],
  ])('is loaded anew where %s', (_what, meanwhile) => {
    signIn('one');
    watch();
    meanwhile();
    returnTo();
    expect(loadAnew).toHaveBeenCalled();
  });

  test('is loaded anew where its window was only beside', () => {
    signIn('one');
    watch();
    signIn('other');
    window.dispatchEvent(new Event('focus'));
    expect(loadAnew).toHaveBeenCalledTimes(1);
  });

  test.each<[what: string, before: () => void, meanwhile: () => void]>([
    ['for the same sign-in', () => signIn('one'), () => {}],
    ['for a guest who has signed in there', () => {}, () => signIn('one')],
  ])('stays as it is %s', (_what, before, meanwhile) => {
    before();
    watch();
    meanwhile();
    returnTo();
    expect(loadAnew).not.toHaveBeenCalled();
  });

  test('is not loaded while nobody sees it', () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    signIn('one');
    watch();
    signOut();
    returnTo();
    expect(loadAnew).not.toHaveBeenCalled();
  });
});
