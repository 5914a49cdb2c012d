import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { MenuServices } from '@/lib/menu/menu-services';
import type { FoundDish as Dish } from '@/lib/pages/search/search';
import messages from '@/messages/ru.json';
import { FoundDish } from './found-dish';

const { menu, search } = messages;
const DISH: Dish = {
  id: 5,
  venueId: 3107,
  name: 'Fanta',
  weight: null,
  imageUrl: null,
  price: '600 ₸',
  fullPrice: null,
  isFromPrice: false,
  isUnavailable: false,
  unavailableServices: [1],
  facts: '60000,5',
};
const OFFERED: MenuServices['offered'] = ['delivery', 'express', 'takeaway'];

function show(part: Partial<Dish>, services: MenuServices, isHit = false) {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <FoundDish dish={{ ...DISH, ...part }} isHit={isHit} text="fanta" services={services} />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('article');
}

test('a short word of a found name stays with the next one, highlighted or not', () => {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <FoundDish
        dish={{ ...DISH, name: 'Манты с бараниной и тыквой' }}
        text="манты с"
        services={{ chosen: 'express', offered: OFFERED }}
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('link').textContent).toBe('Манты с\u00a0бараниной и\u00a0тыквой');
  expect(screen.getAllByRole('mark', { hidden: true }).map((mark) => mark.textContent)).toEqual([
    'Манты',
    'с',
  ]);
});

// Holds MENU-35.
describe('a dish that was found', () => {
  test('says where it can be had where that is not the chosen service', () => {
    expect(show({}, { chosen: 'takeaway', offered: OFFERED })).toHaveTextContent(
      menu.available_delivery_express,
    );
  });

  test('a dish that was found of several sizes says where its price begins, also under a promotion', () => {
    const services = { chosen: 'express', offered: OFFERED } as const;
    for (const fullPrice of [null, '800 ₸']) {
      expect(show({ isFromPrice: true, fullPrice }, services)).toHaveTextContent('от 600 ₸');
      cleanup();
    }
  });

  test('says nothing where it can be had', () => {
    const link = show({}, { chosen: 'express', offered: OFFERED });
    expect(link).not.toHaveTextContent(menu.available_delivery_express);
    expect(link).not.toHaveClass('is-unavailable');
  });

  test('a dish that was found that is sold out says so first', () => {
    const link = show({ isUnavailable: true }, { chosen: 'takeaway', offered: OFFERED });
    expect(link).toHaveTextContent(search.soldOut);
    expect(link).not.toHaveTextContent(menu.available_delivery_express);
  });
});

// Holds MENU-58.
test('a hit that was found is marked as one while it can be ordered', () => {
  const hit = expect.stringContaining(menu.hit) as string;
  expect(show({}, { chosen: 'express', offered: OFFERED }, true).textContent).toEqual(hit);
  cleanup();
  expect(show({}, { chosen: 'takeaway', offered: OFFERED }, true).textContent).not.toEqual(hit);
  cleanup();
  expect(show({}, { chosen: 'express', offered: OFFERED }).textContent).not.toEqual(hit);
});

// Holds SRCH-38.
describe('the plus of a dish that was found', () => {
  const services = { chosen: 'express', offered: OFFERED } as const;

  test('adds it, and opens it where something is to be chosen first', () => {
    show({}, services);
    expect(screen.getByRole('button')).toHaveAccessibleName(menu.add.replace('{name}', 'Fanta'));
    cleanup();
    show({ facts: null }, services);
    const [, plus] = screen.getAllByRole('link');
    expect(plus).toHaveAttribute('href', '/filials/3107?product=5');
  });

  test('is missing where the dish cannot be ordered', () => {
    show({}, { chosen: 'takeaway', offered: OFFERED });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
