import { act, screen } from '@testing-library/react';
import { testLine, testQuotedLine } from '@/lib/cart/test-cart';
import { lineKey } from '@/lib/cart/cart';
import { noteUsedLimits } from '@/lib/cart/used-limits';
import { applyStyles } from '@/styles/test-styles';
import { answerWith, card, fillWith, openMenu, PLOV, show, t } from './test-menu';

beforeEach(() => {
  openMenu();
  answerWith(() => Response.json({}));
  applyStyles('product-card.css');
});

/** The cart has found that no more of the product can be had today. */
function useUp(productId: number): void {
  const line = testLine({ productId, promoId: 340 });
  const quotedLine = testQuotedLine({ issues: ['exceeded'], availableCount: 0 });
  noteUsedLimits([line], new Map([[lineKey(line), quotedLine]]));
}

// Holds MENU-59.
test('a dish whose limit of the day is used up says so, without discount and plus', async () => {
  useUp(PLOV.id);
  show();
  act(() => fillWith({ venueId: 3107, productId: PLOV.id + 1 }));
  expect(await screen.findByText(t('limitUsed'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('add', { name: PLOV.name }) })).not.toBeInTheDocument();
  expect(card().querySelector('.tag--promo')).not.toBeVisible();
  expect(screen.getAllByText(t('limitUsed'))).toHaveLength(1);
});

test('another dish keeps its discount and its plus', async () => {
  useUp(PLOV.id + 1);
  show();
  act(() => fillWith({ venueId: 3107, productId: PLOV.id }));
  await screen.findByRole('button', { name: t('addMore', { name: PLOV.name, count: 1 }) });
  expect(screen.queryByText(t('limitUsed'))).not.toBeInTheDocument();
});
