import { waitFor } from '@testing-library/react';
import { enterModal } from '@/components/ui/modal-history';
import { HELLO, openTestBridge, testHost } from '@/lib/host/test-host';
import type { HostHello } from '@/lib/host/bridge-protocol';
import { followHost } from './follow-host';

// Holds HOST-25.
test('back press closes the top-most of three sheets each time', async () => {
  const host = testHost();
  const bridge = await openTestBridge(host);
  const stop = followHost(bridge, HELLO as HostHello, []);
  const open: string[] = [];
  const enter = (name: string) => {
    open.push(name);
    const left = enterModal(() => {
      open.splice(open.indexOf(name), 1);
      left();
    });
  };
  const back = () => host.say({ v: 1, event: 'backPress', data: {} });
  ['product', 'age', 'question'].forEach(enter);
  back();
  await waitFor(() => expect(open).toEqual(['product', 'age']));
  back();
  await waitFor(() => expect(open).toEqual(['product']));
  back();
  await waitFor(() => expect(open).toEqual([]));
  expect(host.lastOf('backToApp')).toBeUndefined();
  stop();
});
