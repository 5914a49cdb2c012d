import { changeService, onServiceChange, storedService, type ServiceChange } from './service-change';

const CHANGE: ServiceChange = { from: 'takeaway', to: 'express' };

describe('a change of the service', () => {
  // Holds VEN-06, SES-04.
  test('notifies listeners with the old and the new service, and is stored where the request pipeline reads it', () => {
    const changes: ServiceChange[] = [];
    const stop = onServiceChange((change) => {
      changes.push(change);
      return undefined;
    });
    expect(changeService(CHANGE)).toBe(true);
    expect(changes).toEqual([CHANGE]);
    expect(document.cookie).toContain('service=express');
    expect(storedService()).toBe('express');
    stop();
    changeService({ from: 'express', to: 'takeaway' });
    expect(changes).toHaveLength(1);
  });

  test('needs no new page when a listener shows it itself', () => {
    const stop = onServiceChange(() => 'stay');
    expect(changeService(CHANGE)).toBe(false);
    stop();
  });
});
