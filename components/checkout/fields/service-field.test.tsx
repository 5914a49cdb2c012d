import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/ru.json';
import { ServiceField } from './service-field.client';

const t = createTranslator({ locale: 'ru', messages, namespace: 'service' });
const ALL = ['delivery', 'express', 'takeaway'] as const;
const [TAKEAWAY, EXPRESS] = [1, 3];

type Shown = Partial<Parameters<typeof ServiceField>[0]>;

const field = (part: Shown) => (
  <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
    <ServiceField
      services={ALL}
      offered={undefined}
      isOfferExpected
      chosen="takeaway"
      onChoose={() => undefined}
      {...part}
    />
  </NextIntlClientProvider>
);
const choices = () => screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

describe('how an order is had', () => {
  test('cannot be pressed before it is known what the venue offers, and keeps its place', () => {
    const { container, rerender } = render(field({}));
    expect(choices()).toEqual([]);
    expect(container.querySelector('.skeleton')).toBeInTheDocument();
    rerender(field({ offered: [TAKEAWAY, EXPRESS] }));
    expect(choices()).toEqual([t('express'), t('takeaway')]);
    expect(container.querySelector('.skeleton')).not.toBeInTheDocument();
  });

  test('is shown as text in the same place where the venue offers one service only', () => {
    const { container, rerender } = render(field({}));
    rerender(field({ offered: [TAKEAWAY] }));
    expect(choices()).toEqual([]);
    expect(container.querySelector('.segmented-control')).toHaveTextContent(t('takeaway'));
  });

  test('can be chosen where the venue’s services are unknown, and stays while they are requested again', async () => {
    const onChoose = jest.fn();
    const { rerender } = render(field({ isOfferExpected: false, onChoose }));
    await userEvent.click(screen.getByRole('radio', { name: t('express') }));
    expect(onChoose).toHaveBeenCalledWith('express');
    rerender(field({ isOfferExpected: true, chosen: 'express' }));
    expect(choices()).toHaveLength(3);
  });

  test('is no choice on a site with one service', () => {
    const { container } = render(field({ services: ['takeaway'], offered: [TAKEAWAY] }));
    expect(container).toBeEmptyDOMElement();
  });
});
