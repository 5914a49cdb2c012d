import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { toasts } from './toasts';
import { useLateDialog } from './use-late-dialog';

type PressProps = { name: string; onPress: () => void; isBusy?: boolean };

function Press({ name, onPress, isBusy }: PressProps) {
  return (
    <button aria-busy={isBusy} onClick={onPress}>
      {name}
    </button>
  );
}

type SheetProps = { dish: string; onClose: () => void };

function Sheet({ dish, onClose }: SheetProps) {
  return (
    <div role="dialog" aria-label={dish}>
      <Press name="close" onPress={onClose} />
    </div>
  );
}

/** The code of the dialog, which comes or fails when the test says so. */
function deferredCode() {
  const waiting: { come: (Dialog: ComponentType<SheetProps>) => void; fail: (error: Error) => void }[] = [];
  const load = () =>
    new Promise<ComponentType<SheetProps>>((come, fail) => {
      waiting.push({ come, fail });
    });
  const next = (turn: number) => {
    const found = waiting[turn];
    if (!found) throw new Error('it was not requested');
    return found;
  };
  return {
    load,
    come: (turn: number) => act(async () => next(turn).come(Sheet)),
    fail: (turn: number) => act(async () => next(turn).fail(new TypeError('Failed to fetch'))),
  };
}

function Page({ load }: { load: () => Promise<ComponentType<SheetProps>> }) {
  const { opened, isLoadingFor, open, close } = useLateDialog<SheetProps, string>(load, 'no network');
  return (
    <>
      <Press name="soup" onPress={() => open('soup')} isBusy={isLoadingFor('soup')} />
      <Press name="plov" onPress={() => open('plov')} isBusy={isLoadingFor('plov')} />
      <Press name="never mind" onPress={close} />
      {opened ? <opened.Dialog dish={opened.subject} onClose={close} /> : null}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toastTexts = () => toasts.current().map(({ text }) => text);

beforeEach(() => toasts.clear());

describe('a dialog whose code comes with the press', () => {
  test('is open once its code is there, and its button busy until then', async () => {
    const code = deferredCode();
    render(<Page load={code.load} />);
    await press('soup');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'soup' })).toHaveAttribute('aria-busy', 'true');
    await code.come(0);
    expect(screen.getByRole('dialog', { name: 'soup' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'soup' })).toHaveAttribute('aria-busy', 'false');
    await press('close');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('leaves the page as it is where its code does not come, and opens at the next press', async () => {
    const code = deferredCode();
    render(<Page load={code.load} />);
    await press('soup');
    await code.fail(0);
    expect(toastTexts()).toEqual(['no network']);
    expect(screen.getByRole('button', { name: 'soup' })).toHaveAttribute('aria-busy', 'false');
    await press('soup');
    await code.come(1);
    expect(screen.getByRole('dialog', { name: 'soup' })).toBeVisible();
  });

  test('opens for the press that came last, and not twice', async () => {
    const code = deferredCode();
    render(<Page load={code.load} />);
    await press('soup');
    await press('plov');
    expect(screen.getByRole('button', { name: 'soup' })).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('button', { name: 'plov' })).toHaveAttribute('aria-busy', 'true');
    await code.come(1);
    await code.come(0);
    expect(screen.getByRole('dialog', { name: 'plov' })).toBeVisible();
  });

  test('stays shut where another dialog of the page was pressed after it', async () => {
    const [code, other] = [deferredCode(), deferredCode()];
    render(
      <>
        <Page load={code.load} />
        <Page load={other.load} />
      </>,
    );
    const [soup, otherSoup] = screen.getAllByRole('button', { name: 'soup' });
    if (!soup || !otherSoup) throw new Error('two pages are expected');
    await userEvent.click(soup);
    await userEvent.click(otherSoup);
    await other.come(0);
    await code.come(0);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(soup).toHaveAttribute('aria-busy', 'false');
  });

  test('stays shut where it was called off before its code came', async () => {
    const code = deferredCode();
    render(<Page load={code.load} />);
    await press('soup');
    await press('never mind');
    await code.come(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['called off', () => press('never mind')],
    ['left with its page', (leave: () => void) => act(async () => leave())],
  ])(
    'a dialog whose code comes with the press that was %s says nothing of code that did not come',
    async (_how, end) => {
      const code = deferredCode();
      const { unmount } = render(<Page load={code.load} />);
      await press('soup');
      await end(unmount);
      await code.fail(0);
      expect(toastTexts()).toEqual([]);
    },
  );
});
