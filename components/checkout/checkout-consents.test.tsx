import { screen, waitFor, within } from '@testing-library/react';
import { consentTexts, rememberConsent } from '@/lib/legal/given-consent';
import { orderButton, t } from './test-checkout';
import { beginForm, consent, DOCUMENTS, queryConsent, showCart } from './test-checkout-form';

beforeEach(beginForm);

const EARLIER = '2026-03-01T10:00:00.000Z';
const dock = () => screen.getByRole('region', { name: t('order') });
/** The text that pressing the button agrees to. */
const atButton = () => within(dock()).queryByText(/обработку персональных данных/);

function orderedBefore(documents: typeof DOCUMENTS = DOCUMENTS): void {
  rememberConsent({ texts: consentTexts(null, documents), givenAt: EARLIER, acceptsMarketing: true });
}

// Holds CHK-23.
describe('the consent of an order', () => {
  test('is given by the order button and has no box before', async () => {
    await showCart({});
    await waitFor(() => expect(atButton()).toBeVisible());
    expect(queryConsent()).not.toBeInTheDocument();
  });

  test('is taken over from an earlier order', async () => {
    orderedBefore();
    const { onPlace, user } = await showCart({});
    await waitFor(() => expect(consent()).toBeChecked());
    expect(atButton()).not.toBeInTheDocument();
    await user.click(orderButton(t('order')));
    expect(onPlace).toHaveBeenCalledWith(
      'cart-00000001',
      expect.objectContaining({
        acceptsMarketing: true,
        consents: { documents: DOCUMENTS },
      }),
    );
  });

  test('is remembered with the order that it goes out with, not before', async () => {
    const { user } = await showCart({});
    await waitFor(() => expect(atButton()).toBeVisible());
    expect(localStorage.getItem('givenConsents')).toBeNull();
    await user.click(orderButton());
    expect(localStorage.getItem('givenConsents')).toContain(consentTexts(null, DOCUMENTS));
  });

  test('is needed again after a text has changed', async () => {
    orderedBefore(DOCUMENTS.map((one) => ({ ...one, version: `${one.version}.0` })));
    const { onPlace, user } = await showCart({});
    await waitFor(() => expect(atButton()).toBeVisible());
    await user.click(orderButton(t('order')));
    expect(onPlace).toHaveBeenCalledWith(
      'cart-00000001',
      expect.objectContaining({
        consents: { documents: DOCUMENTS.slice(0, 2) },
      }),
    );
  });

  test('the consent of an earlier order counts for no guest', async () => {
    orderedBefore();
    await showCart({ isSignedIn: false });
    await waitFor(() => expect(atButton()).toBeVisible());
    expect(orderButton(t('signInAndOrder'))).toBeEnabled();
    expect(queryConsent()).not.toBeInTheDocument();
  });

  test('can be withdrawn: then nothing is sent, and the next visit asks for it', async () => {
    orderedBefore();
    const { onPlace, user } = await showCart({});
    await waitFor(() => expect(consent()).toBeChecked());
    await user.click(consent());
    await user.click(orderButton());
    expect(onPlace).not.toHaveBeenCalled();
    expect(consent()).toHaveFocus();
    expect(consent()).toHaveAccessibleDescription(t('consentRequired'));
    expect(localStorage.getItem('givenConsents')).toBe('[]');
  });

  test('holds on while something else is chosen', async () => {
    orderedBefore();
    const { onPlace, user } = await showCart({});
    await waitFor(() => expect(consent()).toBeChecked());
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('nameAndNote')}`) }));
    await user.type(screen.getByRole('textbox', { name: t('comment') }), 'x');
    await user.click(orderButton());
    expect(onPlace).toHaveBeenCalledTimes(1);
  });
});
