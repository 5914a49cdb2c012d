import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/ru.json';
import { NoVenues } from './no-venues';

const show = (props: Parameters<typeof NoVenues>[0]) =>
  render(
    <NextIntlClientProvider locale="ru" messages={{ home: messages.home, service: messages.service }}>
      <NoVenues {...props} />
    </NextIntlClientProvider>,
  );

describe('home-not-found', () => {
  // Holds TOWN-29, TOWN-30.
  test('says that the city has no restaurants, and leads to the choice of town', () => {
    show({});
    expect(screen.getByRole('heading')).toHaveTextContent(messages.home.emptyTitle);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/towns']);
  });

  // Holds VEN-70.
  test('says that none is available for this service, and leads to those that have some', () => {
    show({ otherServices: ['delivery', 'express'], path: '/filials' });
    expect(screen.getByRole('heading')).toHaveTextContent(messages.home.noneAvailableTitle);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/filials?service=delivery',
      '/filials?service=express',
      '/towns',
    ]);
  });
});
