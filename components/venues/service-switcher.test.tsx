import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { onServiceChange, type ServiceChange } from '@/lib/core/site/service-change';
import type { ServiceName } from '@/lib/core/site/site';
import messages from '@/messages/ru.json';
import { ServiceSwitcher } from './service-switcher.client';

const texts = messages.service;
const ALL: ServiceName[] = ['delivery', 'express', 'takeaway'];

const show = (services: ServiceName[], current: ServiceName = 'takeaway') =>
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <ServiceSwitcher services={services} current={current} />
    </NextIntlClientProvider>,
  );

let heard: ServiceChange[];
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  heard = [];
  stop = onServiceChange((change) => {
    heard.push(change);
    return 'stay';
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the service switcher', () => {
  // Holds LAY-11.
  test('offers delivery, express and takeaway, and marks the current one', () => {
    show(ALL);
    expect(screen.getByRole('radiogroup', { name: texts.label })).toBeVisible();
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      texts.delivery,
      texts.express,
      texts.takeaway,
    ]);
    expect(screen.getByRole('radio', { name: texts.takeaway })).toBeChecked();
  });

  // Holds LAY-14.
  test('is not there with one service', () => {
    const { container } = show(['takeaway']);
    expect(container).toBeEmptyDOMElement();
  });

  // Holds LAY-15.
  test('counts a choice 300 ms after the last one', async () => {
    show(ALL);
    fireEvent.click(screen.getByRole('radio', { name: texts.express }));
    await wait(299);
    fireEvent.click(screen.getByRole('radio', { name: texts.delivery }));
    expect(screen.getByRole('radio', { name: texts.delivery })).toBeChecked();
    await wait(299);
    expect(heard).toEqual([]);
    await wait(1);
    expect(heard).toEqual([{ from: 'takeaway', to: 'delivery' }]);
  });

  test('changes the address only once the router listens, which its own effect comes before', async () => {
    document.cookie = 'service=delivery; path=/';
    window.history.replaceState({ __NA: true }, '', '/?service=delivery');
    show(ALL, 'delivery');
    expect(window.history.state).toEqual({ __NA: true });
    await wait(20);
    expect(location.search).toBe('');
  });

  test('takes a stored service out of the address, so that the next choice holds there', async () => {
    document.cookie = 'service=delivery; path=/';
    window.history.replaceState(null, '', '/filials?sort=rating&service=delivery#list');
    show(ALL, 'delivery');
    await wait(20);
    expect(location.pathname + location.search + location.hash).toBe('/filials?sort=rating#list');
  });

  test('leaves a service in the address that nothing else keeps', async () => {
    document.cookie = 'service=; path=/; max-age=0';
    window.history.replaceState(null, '', '/?service=delivery');
    show(ALL, 'delivery');
    await wait(20);
    expect(location.search).toBe('?service=delivery');
  });

  test('changes nothing when the choice comes back in time', async () => {
    show(ALL);
    fireEvent.click(screen.getByRole('radio', { name: texts.express }));
    fireEvent.click(screen.getByRole('radio', { name: texts.takeaway }));
    await wait(1000);
    expect(heard).toEqual([]);
  });
});
