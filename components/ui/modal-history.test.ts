import { turns } from '@/lib/core/concurrency/test-turns';
import { MODAL_CONTENT, readEntry } from '@/lib/core/storage/history-entry';
import { isEntryLeft, nameModal, readModalId } from './modal-entry';
import { enterModal } from './modal-history';

const pressBack = async () => {
  window.history.back();
  await turns();
};
const openModals: (() => void)[] = [];

function open(onClose = jest.fn()) {
  const leave = enterModal(() => {
    onClose();
    leave();
  });
  openModals.push(leave);
  return { onClose, leave };
}

beforeEach(() => {
  window.history.pushState({ __NA: true, tree: 'page' }, '', '/page');
});

afterEach(async () => {
  for (const leave of openModals.splice(0).reverse()) leave();
  await turns();
});

describe('back and open sheets', () => {
  // Holds LAY-23, LAY-25.
  test('closes only the top-most with each step back', async () => {
    const lower = open();
    const upper = open();

    await pressBack();
    expect(upper.onClose).toHaveBeenCalledTimes(1);
    expect(lower.onClose).not.toHaveBeenCalled();

    await pressBack();
    expect(lower.onClose).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/page');
    expect(window.history.state).toEqual({ __NA: true, tree: 'page' });
  });

  // Holds LAY-43.
  test('leads where a link leads that is pressed while a closed one steps back', async () => {
    const { leave } = open();
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/next';
    const positions: string[] = [];
    link.addEventListener('click', (event) => {
      event.preventDefault();
      positions.push(readModalId() ?? 'page');
    });
    leave();
    // The step begins with the next turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve, 0));
    link.click();
    expect(positions).toEqual([]);
    await turns();
    // Once, and from the page's own entry.
    expect(positions).toEqual(['page']);
    link.remove();
  });

  test('keeps what the router wrote into the history state', () => {
    open();
    expect(window.history.state).toMatchObject({ __NA: true, tree: 'page' });
  });

  test('takes its own step out of the history when it is closed by other means', async () => {
    window.history.pushState({ __NA: true, tree: 'deeper' }, '', '/deeper');
    const { leave, onClose } = open();
    leave();
    await turns();
    expect(window.history.state).toEqual({ __NA: true, tree: 'deeper' });
    expect(onClose).not.toHaveBeenCalled();

    await pressBack();
    expect(window.location.pathname).toBe('/page');
  });

  test('closing the upper one leaves the lower one open', async () => {
    const lower = open();
    const upper = open();
    upper.leave();
    await turns();
    expect(lower.onClose).not.toHaveBeenCalled();

    await pressBack();
    expect(lower.onClose).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the upper first', [1, 0]],
    ['the lower first', [0, 1]],
  ])('closing both at once leaves no step behind: %s', async (_, order) => {
    const both = [open(), open()];
    for (const index of order) both[index]?.leave();
    await turns();
    await turns();
    expect(window.history.state).toEqual({ __NA: true, tree: 'page' });
  });

  test('one that opens as another closes takes its step over', async () => {
    const first = open();
    const length = window.history.length;
    first.leave();
    const second = open();
    await turns();
    expect(window.history.length).toBe(length);
    expect(second.onClose).not.toHaveBeenCalled();

    await pressBack();
    expect(second.onClose).toHaveBeenCalledTimes(1);
    expect(window.history.state).toEqual({ __NA: true, tree: 'page' });
  });

  test('closing after a navigation does not undo the navigation', async () => {
    const { leave } = open();
    window.history.pushState({ __NA: true, tree: 'next' }, '', '/next');
    leave();
    await turns();
    expect(window.location.pathname).toBe('/next');
  });

  test('back from a page that was opened in a sheet passes the closed sheet by', async () => {
    const { leave } = open();
    window.history.pushState({ __NA: true, tree: 'next' }, '', '/next');
    leave();
    await pressBack();
    await turns();
    expect(window.location.pathname).toBe('/page');
    expect(window.history.state).toEqual({ __NA: true, tree: 'page' });
  });

  test('a closed one that its page opens again keeps its step, which the next one takes over', async () => {
    const { leave } = open();
    nameModal(3107);
    await pressBack();
    leave();
    window.history.forward();
    await turns();
    await turns();
    expect(readEntry(MODAL_CONTENT)).toBe(3107);
    const length = window.history.length;
    const again = open();
    expect(window.history.length).toBe(length);
    await pressBack();
    expect(again.onClose).toHaveBeenCalledTimes(1);
    expect(readModalId()).toBeUndefined();
  });

  test('a named one that closes together with the one over it opens no more', async () => {
    const lower = open();
    nameModal(3107048);
    const upper = open();
    const reopened = jest.fn();
    const onStep = () => {
      if (!isEntryLeft() && readEntry(MODAL_CONTENT) !== undefined) reopened();
    };
    window.addEventListener('popstate', onStep);
    upper.leave();
    lower.leave();
    await turns();
    await turns();
    window.removeEventListener('popstate', onStep);
    expect(reopened).not.toHaveBeenCalled();
    expect(window.history.state).toEqual({ __NA: true, tree: 'page' });
  });

  test('several steps back at once close all they pass', async () => {
    const lower = open();
    const upper = open();
    window.history.go(-2);
    await turns();
    expect(upper.onClose).toHaveBeenCalledTimes(1);
    expect(lower.onClose).toHaveBeenCalledTimes(1);
  });
});
