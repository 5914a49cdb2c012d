import { render, screen } from '@testing-library/react';
import { testOrder } from '@/lib/orders/test-order';
import type { Order } from '@/lib/orders/orders.schema';
import messages from '@/messages/ru.json';
import { OrderTimeline } from './order-timeline.client';
import { inRussian } from './test-order-screen';

/** Puts font elements in the place of all texts, as the translation of a browser does. */
function translate(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    font.append(`[${text.data}]`);
    text.replaceWith(font);
  }
}

const timeline = (part: Partial<Order>) => inRussian(<OrderTimeline order={testOrder(part)} />);
const steps = () => screen.getAllByRole('listitem').map((step) => step.textContent);

// Holds LAY-37.
test('an order on a translated page goes on, with its own text again where it changes', () => {
  const tomorrow = '2026-03-15T08:50:00Z';
  const { container, rerender } = render(
    timeline({ status: 'created', nextStatus: 'cooking', nextAt: tomorrow }),
  );
  translate(container);
  expect(steps()[1]).toMatch(/^\[.*\]\[.*\]$/);
  rerender(timeline({ status: 'cooking', nextStatus: 'ready', nextAt: tomorrow }));
  expect(steps()[1]).toBe(`[${messages.orders.status_cooking}]`);
  expect(steps()[2]).toContain('15\u00a0марта 13:50');
  rerender(timeline({ status: 'completed', nextStatus: null, nextAt: null }));
  expect(steps()[2]).not.toContain('13:50');
});
