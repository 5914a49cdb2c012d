import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { settled } from '@/components/ui/test-settled';
import { dispatchCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { plainAccessibility, readAccessibility, changeAccessibility } from '@/lib/kiosk/accessibility';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { AccessibilityButton } from './accessibility-button.client';
import { BACK_MARK } from './controls';
import { describeControl } from './describe-control';
import { KioskAccessibility } from './kiosk-accessibility.client';

const t = messages.kioskAccessibility;

/** Speech of the device: what is being said, and how it ends. */
class Speech extends EventTarget {
  said: string[] = [];
  cut = 0;
  constructor(private readonly voices: Partial<SpeechSynthesisVoice>[]) {
    super();
  }
  getVoices = () => this.voices;
  speak = ({ text }: SpeechSynthesisUtterance) => void this.said.push(text);
  cancel = () => void (this.cut += 1);
}
class Utterance {
  voice = null;
  lang = '';
  onend = null;
  onerror = null;
  constructor(readonly text: string) {}
}

function speakWith(...voices: Partial<SpeechSynthesisVoice>[]): Speech {
  const speech = new Speech(voices);
  Object.assign(window, { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance });
  return speech;
}
const RUSSIAN = { lang: 'ru-RU', localService: true };

beforeEach(() => {
  sessionStorage.clear();
  act(() => changeAccessibility(plainAccessibility()));
  speakWith();
  Object.assign(Element.prototype, { checkVisibility: () => true });
});

/** A sheet gives its step of the history back a moment after it has gone. */
afterEach(settled);

const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="ru" messages={messages}>
      {children}
      <KioskAccessibility />
    </NextIntlClientProvider>,
  );

function Screens() {
  const [step, setStep] = useState('menu');
  const [isTaken, setIsTaken] = useState(false);
  return (
    <main key={step}>
      {step === 'menu' ? null : (
        <button {...{ [BACK_MARK]: '' }} onClick={() => setStep('menu')}>
          back
        </button>
      )}
      <h1>{step}</h1>
      <label>
        <input type="radio" name="size" /> small
      </label>
      <label>
        <input type="radio" name="size" /> large
      </label>
      {isTaken ? null : <button onClick={() => setIsTaken(true)}>take</button>}
      <button disabled>never</button>
      <button onClick={() => setStep('pay')}>go on</button>
      <AccessibilityButton />
    </main>
  );
}

// Holds KIOSK-13.
describe('four keys', () => {
  test('lead through all controls, choose, go on and come back', async () => {
    const user = userEvent.setup();
    show(<Screens />);
    expect(screen.getByRole('heading')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const large = screen.getByRole('radio', { name: 'large' });
    expect(large).toHaveFocus();
    expect(large).not.toBeChecked();
    await user.keyboard('{Enter}');
    expect(large).toBeChecked();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'go on' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'take' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'pay' })).toHaveFocus());
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'menu' })).toHaveFocus());
  });

  test('begin anew past the last control', async () => {
    const user = userEvent.setup();
    show(<Screens />);
    screen.getByRole('button', { name: t.title }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'small' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('button', { name: t.title })).toHaveFocus();
  });

  test('find the control after one that has gone', async () => {
    const user = userEvent.setup();
    show(<Screens />);
    screen.getByRole('button', { name: 'take' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'go on' })).toHaveFocus());
  });

  test('stay within the sheet that is open, and leave it', async () => {
    const user = userEvent.setup();
    show(<Screens />);
    await user.keyboard('{F1}');
    const sheet = await screen.findByRole('dialog', { name: t.title });
    for (let press = 0; press < 12; press += 1) {
      await user.keyboard('{ArrowDown}');
      expect(sheet).toContainElement(document.activeElement as HTMLElement);
    }
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('offer help if no way leads back', async () => {
    const user = userEvent.setup();
    show(<Screens />);
    await user.keyboard('{Backspace}');
    expect(await screen.findByRole('dialog', { name: t.title })).toBeVisible();
  });
});

// Holds KIOSK-12.
test('each switch acts at once', async () => {
  const user = userEvent.setup();
  show(<AccessibilityButton />);
  await user.click(screen.getByRole('button', { name: t.title }));
  await user.click(await screen.findByRole('switch', { name: new RegExp(`^${t.contrast}`) }));
  expect(document.documentElement).toHaveAttribute('data-accessibility-contrast');
  await user.click(screen.getByRole('radio', { name: /200/ }));
  expect(document.documentElement).toHaveAttribute('data-accessibility-text', '200');
  expect(readAccessibility()).toMatchObject({ hasContrast: true, textPercent: 200 });
  act(() => changeAccessibility(plainAccessibility()));
  expect(document.documentElement).not.toHaveAttribute('data-accessibility-contrast');
});

// Holds KIOSK-16.
describe('the voice', () => {
  test.each([
    ['is offered where the device has one in the language', RUSSIAN, 1],
    [
      'is not offered where the device speaks another language only',
      { lang: 'en-US', localService: true },
      0,
    ],
    ['is not offered where a server would speak', { lang: 'ru-RU', localService: false }, 0],
  ])('%s', async (_title, voice, count) => {
    speakWith(voice);
    const user = userEvent.setup();
    show(<AccessibilityButton />);
    await user.click(screen.getByRole('button', { name: t.title }));
    await screen.findByRole('dialog');
    expect(screen.queryAllByRole('switch', { name: new RegExp(`^${t.voice}`) })).toHaveLength(count);
  });

  test('reads the focused element instead of the last text, and stops when switched off', async () => {
    const speech = speakWith(RUSSIAN);
    const user = userEvent.setup();
    show(<Screens />);
    act(() => changeAccessibility({ isSpoken: true }));
    expect(speech.said).toEqual([t.voiceBegins]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(speech.said.slice(1)).toEqual([
      `small. ${t.notChosen}`,
      `large. ${t.notChosen}`,
      `large. ${t.chosen}`,
    ]);
    expect(speech.cut).toBeGreaterThanOrEqual(3);
    act(() => changeAccessibility({ isSpoken: false }));
    const before = speech.said.length;
    await user.keyboard('{ArrowDown}');
    expect(speech.said).toHaveLength(before);
  });
});

test('the voice reads a control’s description last', () => {
  const speech = speakWith(RUSSIAN);
  show(
    <>
      <p id="consent">A press agrees to the offer</p>
      <p id="help">With a card</p>
      <button aria-describedby="consent help">pay</button>
    </>,
  );
  const button = screen.getByRole('button');
  expect(describeControl(button).description).toBe('A press agrees to the offer With a card');
  act(() => changeAccessibility({ isSpoken: true }));
  act(() => button.focus());
  expect(speech.said.at(-1)).toBe('pay. A press agrees to the offer With a card');
});

// Holds KIOSK-14.
test('the voice announces an added dish with the sum', () => {
  show(<h1>menu</h1>);
  const venue = { id: 3107, name: 'Samal', moneyFormat: KZT_FORMAT };
  act(() => dispatchCart({ type: 'lineAdded', venue, line: testLine(), newCartId: 'cart-00000001' }));
  expect(screen.getByRole('status')).toHaveTextContent('Плов: в заказе 1. Сумма 1 800 ₸');
  act(() => dispatchCart({ type: 'cleared' }));
  expect(screen.getByRole('status')).toHaveTextContent(t.emptied);
});

test('a control is said with its group, name, value and state', () => {
  render(
    <>
      <fieldset>
        <legend>Размер</legend>
        <label>
          <input type="radio" defaultChecked /> Большой <small>1 800 ₸</small>
        </label>
      </fieldset>
      <article>
        <a href="/dish">Плов</a>
        <p className="price">1 800 ₸</p>
      </article>
      <label>
        Имя <input defaultValue="" />
      </label>
      <button aria-label="Убрать" aria-disabled="true">
        −
      </button>
    </>,
  );
  expect(describeControl(screen.getByRole('radio'))).toEqual({
    groups: ['Размер'],
    name: 'Большой 1 800 ₸',
    value: null,
    state: 'chosen',
    description: null,
  });
  expect(describeControl(screen.getByRole('link'))).toMatchObject({ name: 'Плов', value: '1 800 ₸' });
  expect(describeControl(screen.getByRole('textbox'))).toMatchObject({ name: 'Имя', state: 'empty' });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Анна' } });
  expect(describeControl(screen.getByRole('textbox'))).toMatchObject({ value: 'Анна', state: null });
  expect(describeControl(screen.getByRole('button'))).toMatchObject({ name: 'Убрать', state: 'unavailable' });
});
