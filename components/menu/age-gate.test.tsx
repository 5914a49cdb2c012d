import { screen, waitFor } from '@testing-library/react';
import { earlyEvents } from '@/lib/core/analytics/track';
import { readCart } from '@/lib/cart/cart-store';
import messages from '@/messages/ru.json';
import { answerWith, DETAILS, openMenu, PLOV, plus, show, t } from './test-menu';

beforeEach(openMenu);

describe('a product for grown-ups', () => {
  const gate = () => screen.findByRole('dialog', { name: t('ageQuestion', { age: 21 }) });
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const add = () => plus(t('add', { name: 'Плов' }));

  // Holds MENU-54, MENU-55.
  test('is added after a yes, which is stored: no question follows in the session', async () => {
    const user = show({ minAge: 21 });
    await user.click(add());
    await gate();
    expect(readCart().cart).toBeNull();
    await user.click(screen.getByRole('button', { name: t('ageYes', { age: 21 }) }));
    await isGone();
    expect(readCart().cart?.lines).toMatchObject([{ name: 'Плов', minAge: 21, count: 1 }]);
    expect(sessionStorage.getItem('ageRestrictionConfirm')).toBe('true');
    await user.click(plus(t('addMore', { name: 'Плов', count: 1 })));
    expect(readCart().cart?.lines).toMatchObject([{ count: 2 }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  // Holds MENU-56.
  test.each([
    ['a no', t('ageNo')],
    ['closing the question', messages.layout.close],
  ])('is not added after %s, and the question comes again', async (_what, button) => {
    const user = show({ minAge: 21 });
    await user.click(add());
    await gate();
    await user.click(screen.getByRole('button', { name: button }));
    await isGone();
    expect(readCart().cart).toBeNull();
    expect(sessionStorage.getItem('ageRestrictionConfirm')).toBeNull();
    await user.click(add());
    await gate();
  });

  // Holds MENU-57.
  test('is noted as closed, and as neither a yes nor a no, where the question is closed', async () => {
    const answers = () =>
      earlyEvents.flatMap(({ name, properties }) => (name === 'age_gate_closed' ? [properties.answer] : []));
    earlyEvents.length = 0;
    const user = show({ minAge: 21 });
    await user.click(add());
    await gate();
    await user.click(screen.getByRole('button', { name: messages.layout.close }));
    await isGone();
    expect(answers()).toEqual(['closed']);
    await user.click(add());
    await gate();
    await user.keyboard('{Escape}');
    await isGone();
    expect(answers()).toEqual(['closed', 'closed']);
    await user.click(add());
    await gate();
    await user.click(screen.getByRole('button', { name: t('ageNo') }));
    await isGone();
    expect(answers()).toEqual(['closed', 'closed', 'no']);
  });

  test('has its question over its own sheet, which stays with its choice after a no', async () => {
    const details = { ...DETAILS, product: { ...PLOV, minAge: 21 } };
    answerWith(() => Response.json(details));
    window.history.replaceState(null, '', '/filials/3107?product=50340');
    const user = show({ minAge: 21 });
    await screen.findByRole('dialog', { name: 'Плов' });
    await user.click(screen.getByRole('button', { name: new RegExp(t('addToCart')) }));
    await gate();
    await user.click(screen.getByRole('button', { name: t('ageNo') }));
    await waitFor(() => expect(screen.queryByText(t('ageText', { age: 21 }))).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Плов' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: new RegExp(t('addToCart')) }));
    await user.click(await screen.findByRole('button', { name: t('ageYes', { age: 21 }) }));
    await isGone();
    expect(readCart().cart?.lines).toMatchObject([{ name: 'Плов', minAge: 21 }]);
  });
});
