import { screen, waitFor } from '@testing-library/react';
import { watchLeaving } from '@/lib/core/paths/test-location';
import { begun, BILL, PAY, refused, show, startEmpty, text, tips } from './test-pay-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

startEmpty();

type User = ReturnType<typeof show>['user'];

const mainButtons = () => screen.getAllByRole('button').filter((button) => button.matches('.button--main'));
const whole = () => screen.getByRole('button', { name: new RegExp(`^${text.payWhole}`) });

/** Counts the Бешбармақ as the diner's own. */
async function chooseOwn(user: User): Promise<void> {
  await user.click(screen.getByRole('radio', { name: text.split_own }));
  await user.click(await screen.findByRole('checkbox', { name: /^Бешбармақ/ }));
}

/** Presses the quiet button that pays for the table. */
async function askForWhole(user: User): Promise<HTMLElement> {
  await waitFor(() => expect(whole()).not.toHaveAttribute('aria-busy'));
  await user.click(whole());
  return screen.findByRole('dialog', { name: text.payWholeTitle });
}

const payInQuestion = () => screen.getByRole('button', { name: /(^|\s)(Оплатить|оплатить)\s*6.600.₸$/ });

// Holds BILL-25.
describe('a diner who has counted their own dishes', () => {
  test('sends the sum of them by the one main button; the whole is the quiet one under it', async () => {
    const { user } = show();
    await user.click(tips().getByRole('radio', { name: /^10\s%/ }));
    await chooseOwn(user);
    expect(mainButtons()).toHaveLength(1);
    expect(mainButtons()[0]).toHaveAccessibleName(/^Сообщить мою часть\s?5.040.₸$/);
    expect(whole()).toHaveAccessibleName(/7.200.₸$/);
    expect(mainButtons()[0]?.compareDocumentPosition(whole())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('must confirm a payment of the whole, which shows their own part', async () => {
    const { user, sent } = show({ [PAY]: begun });
    await chooseOwn(user);
    const question = await askForWhole(user);
    expect(question).toHaveTextContent('Ваша часть 4 620 ₸. Ещё 1 980 ₸ вы заплатите за других.');
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: text.backToBill }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
    await askForWhole(user);
    await user.click(payInQuestion());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ toPayMinor: 660_000, hasConsented: true });
  });

  test('pays what the question has shown, also where the bill grows under it', async () => {
    const { user, sent, grow } = show({ [PAY]: begun });
    await chooseOwn(user);
    const question = await askForWhole(user);
    grow({ positionsSumMinor: 700_000, sumMinor: 760_000, toPayMinor: 760_000 });
    expect(screen.getByRole('button', { name: /7.600.₸$/, hidden: true })).toBeInTheDocument();
    expect(question).toHaveTextContent('Ваша часть 4 620 ₸. Ещё 1 980 ₸ вы заплатите за других.');
    await user.click(payInQuestion());
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ toPayMinor: 660_000 }));
  });

  test('agrees in the question, and signs in from there', async () => {
    const leaving = watchLeaving();
    const { user, sent } = show({}, { isSignedIn: false });
    await chooseOwn(user);
    expect(screen.queryByText(/персональных данных/)).not.toBeInTheDocument();
    const question = await askForWhole(user);
    expect(question).toHaveTextContent(/персональных данных/);
    await user.click(payInQuestion());
    expect(leaving).toHaveBeenCalledTimes(1);
    expect(JSON.parse(sessionStorage.getItem('paymentAfterSignIn') ?? '')).toMatchObject({
      billId: BILL.id,
      toPayMinor: 660_000,
    });
    expect(sent()).toEqual([]);
  });

  test('sees a refusal on the bill, not behind the question', async () => {
    const { user } = show({ [PAY]: refused('bill/changed') });
    await chooseOwn(user);
    await askForWhole(user);
    await user.click(payInQuestion());
    expect(await screen.findByRole('alert')).toHaveTextContent(text.notBegun);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('pays the whole at once again where the whole is chosen', async () => {
    const { user, sent } = show({ [PAY]: begun });
    await chooseOwn(user);
    await user.click(screen.getByRole('radio', { name: text.split_whole }));
    expect(mainButtons()).toHaveLength(1);
    await waitFor(() => expect(mainButtons()[0]).not.toHaveAttribute('aria-busy'));
    await user.click(mainButtons()[0] ?? whole());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});
