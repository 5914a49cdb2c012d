import { cleanup, screen, waitFor } from '@testing-library/react';
import { BffError } from '@/lib/core/bff/client';
import { testQuote, testQuotedLine } from '@/lib/cart/test-cart';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { watchLeaving } from '@/lib/core/paths/test-location';
import { ORDER, orderButton, problem, showForm, t, unfold } from './test-checkout';
import { beginForm, consent, DOCUMENTS, queryConsent, showCart } from './test-checkout-form';

const onSiteOf = (country: 'kz' | 'ge') => {
  document.documentElement.dataset.site = `${country}-ru-web`;
};
const marketing = () => screen.getByRole('checkbox', { name: /предложения и новости/ });

beforeEach(beginForm);
afterEach(() => {
  delete document.documentElement.dataset.site;
});

/** The cart after a visit to another country's site, or after the documents have changed. */
function openAnew(country: 'kz' | 'ge', documents = DOCUMENTS) {
  cleanup();
  onSiteOf(country);
  return showForm({ kind: 'idle' }, documents);
}

describe('a consent that a guest has given with the press', () => {
  beforeEach(() => void watchLeaving());

  test('does not count for the texts of another country, however the diner came there', async () => {
    onSiteOf('kz');
    const { user } = await showCart({ isSignedIn: false });
    await user.click(marketing());
    await user.click(orderButton(t('signInAndOrder')));
    openAnew('ge');
    expect(queryConsent()).not.toBeInTheDocument();
    expect(marketing()).not.toBeChecked();
    await user.click(marketing());
    openAnew('kz');
    await waitFor(() => expect(orderButton(t('signInAndOrder'))).toBeEnabled());
    expect(queryConsent()).not.toBeInTheDocument();
    expect(marketing()).not.toBeChecked();
  });

  test('is needed again when a text has another version', async () => {
    onSiteOf('kz');
    const { user } = await showCart({ isSignedIn: false });
    await user.click(orderButton(t('signInAndOrder')));
    openAnew('kz', [{ code: 'offer', version: '2.2' }, ...DOCUMENTS.slice(1)]);
    await waitFor(() => expect(orderButton(t('signInAndOrder'))).toBeEnabled());
    expect(queryConsent()).not.toBeInTheDocument();
  });

  test('stays with its own country, and typed text stays for all', async () => {
    onSiteOf('kz');
    const { user } = await showCart({ isSignedIn: false });
    await unfold(user, t('nameAndNote'));
    await user.type(screen.getByRole('textbox', { name: t('comment') }), 'Без лука');
    await user.click(orderButton(t('signInAndOrder')));
    openAnew('ge');
    expect(screen.getByRole('button', { name: /Без лука/ })).toBeVisible();
    openAnew('kz');
    expect(consent()).toBeChecked();
  });
});

describe('the cart of a venue in another country than the site’s', () => {
  const wayOn = () => screen.getAllByRole('button', { name: t('toCountry_ge') });

  test('is led to that country’s site before anything is ordered, whatever else stands against it', async () => {
    onSiteOf('kz');
    const leaving = watchLeaving();
    const stopped = testQuotedLine({ issues: ['stopped'] });
    const { user } = await showCart({ quote: testQuote([stopped], { venue: { country: 'ge' } }) });
    expect(problem()).toBe(t('otherCountry'));
    expect(screen.queryByRole('button', { name: ORDER })).not.toBeInTheDocument();
    expect(wayOn()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: t('toCountry_ge') }));
    expect(leaving).toHaveBeenCalledWith('/cart?country=ge');
  });

  test('has one way on also where its order was refused for that', async () => {
    onSiteOf('kz');
    const error = new BffError('venue/other-country', { country: 'ge' });
    await showCart({
      quote: testQuote([testQuotedLine()], { venue: { country: 'ge' } }),
      placing: { kind: 'refused', error, request: testOrderRequest() },
    });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(wayOn()).toHaveLength(1);
  });

  test('is ordered there', async () => {
    onSiteOf('ge');
    await showCart({ quote: testQuote([testQuotedLine()], { venue: { country: 'ge' } }) });
    expect(problem()).toBeNull();
    expect(orderButton()).toBeEnabled();
  });
});
