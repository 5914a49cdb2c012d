import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { TownChoices } from '@/lib/ground/towns/town-choice';
import messages from '@/messages/ru.json';
import { TownPicker } from './town-picker.client';

const town = (id: number, name: string, translitName: string, latitude: number, longitude: number) => ({
  id,
  name,
  translitName,
  names: [name, translitName],
  coordinates: { latitude, longitude },
});
const CHOICES: TownChoices = {
  country: 'kz',
  addressCountry: null,
  countries: ['kz', 'ge'],
  currentId: 1,
  towns: [town(1, 'Алматы', 'almaty', 43.24, 76.95), town(2, 'Астана', 'astana', 51.13, 71.43)],
};

function open(choices = CHOICES, openPath?: string) {
  render(
    <NextIntlClientProvider
      locale="ru"
      messages={{ towns: messages.towns, geolocation: messages.geolocation }}
    >
      <TownPicker choices={choices} openPath={openPath} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

/** A device at that position, or one that fails with a code. */
function device(answer: { latitude: number; longitude: number } | number) {
  Object.defineProperty(navigator, 'geolocation', {
    value: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) =>
        typeof answer === 'number'
          ? failed({ code: answer } as GeolocationPositionError)
          : found({ coords: answer } as GeolocationPosition),
    },
    configurable: true,
  });
}
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

const towns = () => within(screen.getByRole('list')).queryAllByRole('link');
const names = () => towns().map(({ textContent }) => textContent);

describe('the choice of town', () => {
  test('ends the visit of a scanned code, whose menu Home would lead back to', async () => {
    sessionStorage.setItem(
      'menuTempData',
      JSON.stringify({ source: 'QR', filialId: 3107, table: '812', mainTerminalId: 3107 }),
    );
    const user = open();
    // jsdom opens no other page.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(screen.getByRole('link', { name: 'Астана' }));
    expect(sessionStorage.getItem('menuTempData')).toBeNull();
  });

  // Holds TOWN-15.
  test('lists the towns as links, the current one marked', () => {
    open();
    expect(names()).toEqual(['Алматы', 'Астана']);
    expect(screen.getByRole('link', { current: true, name: 'Алматы' })).toHaveAttribute(
      'href',
      '/?town=almaty',
    );
    expect(screen.getByRole('link', { name: 'Астана' })).not.toHaveAttribute('aria-current');
  });

  test.each([
    ['/filials', '/filials?town=astana'],
    ['/brands', '/brands?town=astana'],
    ['/map', '/map?town=astana'],
    ['/filials/3107', '/?town=astana'],
    ['/towns', '/?town=astana'],
  ])('keeps the page %s where another town is another list', (openPath, href) => {
    open(CHOICES, openPath);
    expect(screen.getByRole('link', { name: 'Астана' })).toHaveAttribute('href', href);
  });

  test('names the country of towns that the origin does not stand for', () => {
    const batumi = town(102, 'Батуми', 'batumi', 41.65, 41.64);
    open({ ...CHOICES, country: 'ge', addressCountry: 'ge', towns: [batumi] }, '/filials');
    expect(screen.getByRole('link', { name: 'Батуми' })).toHaveAttribute(
      'href',
      '/filials?country=ge&town=batumi',
    );
  });

  test('finds a town in another script, and says how many', async () => {
    const user = open();
    await user.type(screen.getByRole('searchbox'), 'astana');
    expect(names()).toEqual(['Астана']);
    expect(screen.getByText('Найден 1 город')).toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'Лондон');
    expect(screen.getByText(messages.towns.nothing)).toBeVisible();
  });

  test('offers the other country, unless a configuration keeps the diner in its towns', () => {
    open();
    const countries = screen.getByRole('navigation', { name: messages.towns.country });
    expect(within(countries).getByRole('link', { name: 'Грузия' })).toHaveAttribute(
      'href',
      '/towns?country=ge',
    );
    expect(within(countries).getByRole('link', { current: true })).toHaveTextContent('Казахстан');
  });

  test('shows no countries where there is one', () => {
    open({ ...CHOICES, countries: ['kz'] });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test.each([
    [1, messages.geolocation.rejected],
    [2, messages.geolocation.unavailable],
    [3, messages.geolocation.timeout],
  ])('says why the nearest town is not known (%i)', async (code, text) => {
    device(code);
    const user = open();
    await user.click(screen.getByRole('button', { name: messages.towns.nearMe }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('says that the nearest town is chosen already', async () => {
    device({ latitude: 43.3, longitude: 76.9 });
    const user = open();
    await user.click(screen.getByRole('button', { name: messages.towns.nearMe }));
    expect(await screen.findByText(/Ближайший к вам город уже выбран: Алматы/)).toBeVisible();
  });
});
