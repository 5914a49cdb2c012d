import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import messages from '@/messages/ru.json';
import { TimeTiles } from './time-tiles.client';

const text = messages.booking;
const NOW = new Date('2030-03-14T00:00:00.000Z');
/** Seven in the morning, one and eight in the evening in Almaty. */
const SLOTS = ['02', '08', '15'].map((hour) => ({
  startsAt: `2030-03-14T${hour}:00:00.000Z`,
  durationMinutes: 120,
  isAvailable: true,
}));

function Tiles() {
  const [value, setValue] = useState<string | null>(null);
  return <TimeTiles slots={SLOTS} timezone="Asia/Almaty" now={NOW} value={value} onChange={setValue} />;
}

const openParts = () =>
  screen
    .getAllByRole('group')
    .filter((part) => part.hasAttribute('open'))
    .map((part) => part.querySelector('summary')?.textContent);

// Holds BOOK-17.
test('the evening is open, and the other parts of the day are folded until a time of theirs is chosen', () => {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <Tiles />
    </NextIntlClientProvider>,
  );
  expect(openParts()).toEqual([expect.stringContaining(text.part_evening)]);
  fireEvent.click(screen.getByDisplayValue(SLOTS[0]?.startsAt ?? ''));
  expect(openParts()).toEqual([
    expect.stringContaining(text.part_evening),
    expect.stringContaining(text.part_morning),
  ]);
});
