import { waitFor } from '@testing-library/react';
import { enterModal } from '@/components/ui/modal-history';
import { HELLO, openTestBridge, testHost, type TestHost } from '@/lib/core/host/test-host';
import type { HostHello } from '@/lib/core/host/bridge-protocol';
import { followHost } from './follow-host';

let host: TestHost;
let stop: () => void;
let open: string[];
let steps: jest.SpyInstance;

beforeEach(async () => {
  steps = jest.spyOn(window.history, 'back');
  host = testHost();
  open = [];
  stop = followHost(await openTestBridge(host), HELLO as HostHello, []);
  for (const name of ['product', 'age', 'question']) {
    open.push(name);
    const left = enterModal(() => {
      open.splice(open.indexOf(name), 1);
      left();
    });
  }
});
afterEach(() => stop());

const back = () => host.say({ v: 1, event: 'backPress', data: {} });

// Holds HOST-25.
test('back press closes the top-most of three sheets each time', async () => {
  back();
  await waitFor(() => expect(open).toEqual(['product', 'age']));
  back();
  await waitFor(() => expect(open).toEqual(['product']));
  back();
  await waitFor(() => expect(open).toEqual([]));
  expect(host.lastOf('backToApp')).toBeUndefined();
});

test('presses in a row wait for each other’s step, and each closes one sheet', async () => {
  back();
  back();
  expect(steps).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(open).toEqual(['product']));
  expect(steps).toHaveBeenCalledTimes(2);
  back();
  await waitFor(() => expect(open).toEqual([]));
  expect(host.lastOf('backToApp')).toBeUndefined();
});
