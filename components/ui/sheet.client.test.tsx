import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from './modal.client';
import { Sheet } from './sheet.client';
import { settled } from './test-settled';
import { CLOSE_DISTANCE_PX } from './use-swipe-down';

function Shop() {
  const [sheetOpen, setSheetOpen] = useState(false);
  const [modalOpen, setModalOpen] = useState(false);
  return (
    <>
      <button onClick={() => setSheetOpen(true)}>Choose</button>
      <Sheet
        open={sheetOpen}
        onOpenChange={setSheetOpen}
        title="Size"
        closeLabel="Close"
        footer={<b>Foot</b>}
      >
        <p>Large or small</p>
        <button onClick={() => setModalOpen(true)}>Ask</button>
      </Sheet>
      <Modal
        open={modalOpen}
        onOpenChange={setModalOpen}
        title="Sure?"
        text="Once more"
        actions={<button>Yes</button>}
      />
    </>
  );
}

const sheet = () => screen.getByRole('dialog', { name: 'Size' });

async function openSheet() {
  const user = userEvent.setup();
  render(<Shop />);
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  await waitFor(() => expect(sheet()).toBeVisible());
  return user;
}

const at = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] });

function swipe(from: Element, steps: [number, number][]) {
  const [first = [0, 0], ...rest] = steps;
  fireEvent.touchStart(from, at(...first));
  for (const step of rest) fireEvent.touchMove(from, at(...step));
  fireEvent.touchEnd(from, { touches: [] });
}

const swipeDown = (from: Element, distance: number) =>
  swipe(from, [
    [200, 100],
    [200, 120],
    [200, 100 + distance],
  ]);

afterEach(settled);

describe('Sheet', () => {
  test('is a dialog named by its title, with its content and foot', async () => {
    await openSheet();
    expect(sheet()).toHaveTextContent('Large or small');
    expect(sheet()).toHaveTextContent('Foot');
  });

  // Holds LAY-38.
  test('requests room for the keyboard while it is open', async () => {
    document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
    const room = () => document.querySelector<HTMLMetaElement>('meta[name="viewport"]')?.content;
    const user = await openSheet();
    expect(room()).toContain('interactive-widget=resizes-content');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(room()).toBe('width=device-width'));
  });

  test('begins at its way out where a button stands beside the title', async () => {
    render(
      <Sheet
        open
        onOpenChange={() => undefined}
        title="Size"
        titleAside={<button>Mark</button>}
        closeLabel="Close"
      >
        <p>Large or small</p>
      </Sheet>,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  });

  test('closes with Esc and gives the focus back', async () => {
    const user = await openSheet();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose' })).toHaveFocus());
  });

  // Holds LAY-22.
  test('closes with its button and gives its step of the history back', async () => {
    const before: unknown = window.history.state;
    const user = await openSheet();
    expect(window.history.state).not.toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await settled();
    expect(window.history.state).toEqual(before);
  });

  // Holds LAY-20.
  test(`closes after a swipe of ${CLOSE_DISTANCE_PX} px`, async () => {
    await openSheet();
    swipeDown(screen.getByText('Large or small'), 70);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  // Holds LAY-21.
  test('springs back after a swipe of 69 px', async () => {
    await openSheet();
    swipeDown(screen.getByText('Large or small'), 69);
    await settled();
    expect(sheet()).toBeVisible();
    expect(sheet().style.getPropertyValue('--drag')).toBe('0px');
    expect(sheet()).not.toHaveAttribute('data-dragging');
  });

  test('follows the finger, also when it turns round', async () => {
    await openSheet();
    const content = screen.getByText('Large or small');
    fireEvent.touchStart(content, at(200, 100));
    fireEvent.touchMove(content, at(200, 150));
    expect(sheet().style.getPropertyValue('--drag')).toBe('50px');
    fireEvent.touchMove(content, at(200, 300));
    fireEvent.touchMove(content, at(200, 110));
    expect(sheet().style.getPropertyValue('--drag')).toBe('10px');
    fireEvent.touchEnd(content, { touches: [] });
    await settled();
    expect(sheet()).toBeVisible();
  });

  test('leaves a sideways swipe to rails', async () => {
    await openSheet();
    swipe(screen.getByText('Large or small'), [
      [200, 100],
      [260, 110],
      [300, 300],
    ]);
    await settled();
    expect(sheet()).toBeVisible();
  });

  test('lets content scroll back up before it follows a swipe', async () => {
    await openSheet();
    const content = screen.getByText('Large or small');
    const scroller = content.parentElement?.parentElement;
    if (!scroller) throw new Error('the content has no scroller');
    scroller.scrollTop = 40;
    swipeDown(content, 200);
    await settled();
    expect(sheet()).toBeVisible();
  });

  test('stays when the system takes the touch away', async () => {
    await openSheet();
    const content = screen.getByText('Large or small');
    fireEvent.touchStart(content, at(200, 100));
    fireEvent.touchMove(content, at(200, 300));
    fireEvent.touchCancel(content, { touches: [] });
    await settled();
    expect(sheet()).toBeVisible();
  });
});

// Holds LAY-26.
test('a modal stands outside the page, with its own title, text and buttons, and nothing behind it can be reached', async () => {
  const { container } = render(
    <main>
      <button>Choose</button>
      <Modal
        open
        onOpenChange={() => undefined}
        title="Sure?"
        text="Once more"
        actions={<button>Yes</button>}
      />
    </main>,
  );
  const modal = await screen.findByRole('dialog', { name: 'Sure?' });
  expect(container).not.toContainElement(modal);
  expect(modal).toHaveTextContent('Once more');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Yes']);
});

describe('Modal over a sheet', () => {
  // Holds LAY-24.
  test("the system's back closes the modal first, the sheet second", async () => {
    const user = await openSheet();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeVisible());
    expect(screen.getByRole('dialog', { name: 'Sure?' })).toHaveAccessibleDescription('Once more');

    await act(async () => window.history.back());
    await waitFor(() => expect(screen.queryByText('Sure?')).not.toBeInTheDocument());
    await settled();
    expect(sheet()).toBeVisible();

    await act(async () => window.history.back());
    await waitFor(() => expect(screen.queryByText('Size')).not.toBeInTheDocument());
  });
});
