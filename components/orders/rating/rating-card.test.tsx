import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { ratedSchema } from '@/lib/orders/rating/rating.schema';
import { answeredBy, heldAnswer } from '@/lib/core/bff/test-server';
import messages from '@/messages/ru.json';
import { RatingCard } from './rating-card.client';
import { inRussian } from '@/components/orders/test-order-screen';

const text = messages.orders;
const RATE = 'POST /api/orders/90032/rating';
const RATABLE = { id: 90032, rating: null, isRatingAllowed: true };

function show(
  order: Parameters<typeof RatingCard>[0]['order'] = RATABLE,
  answers: Parameters<typeof answeredBy>[0] = {},
  liked: readonly string[] = [],
) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy(answers));
  render(inRussian(<RatingCard order={order} liked={liked} />));
  return { fetched, user: userEvent.setup() };
}
const t = createTranslator({ locale: 'ru', messages, namespace: 'orders' });
const nameOf = (count: number) => t('rating_star', { count });
const star = (name: string) => screen.getByRole('radio', { name });
const sendButton = () => screen.findByRole('button', { name: text.rating_send });

// Holds ORD-37.
test('a liked dish is a good rating, which names it, until other stars are chosen', async () => {
  const { user, fetched } = show(RATABLE, { [RATE]: ratedSchema.parse({ score: 5 }) }, ['Плов', 'Чай']);
  expect(screen.getByText(t('rating_likedDishes', { names: 'Плов, Чай' }))).toBeVisible();
  expect(star('5 звёзд')).toBeChecked();
  await user.click(await sendButton());
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  const body = fetched.mock.calls[0]?.[1]?.body;
  if (typeof body !== 'string') throw new Error('The rating was sent without a body.');
  expect(JSON.parse(body)).toMatchObject({ score: 5, comment: 'Понравилось: Плов, Чай' });
});

describe('the rating of an order', () => {
  test('is stars first; what to say comes with them', async () => {
    const { user } = show();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await user.click(star('5 звёзд'));
    expect(await screen.findByRole('group', { name: text.rating_liked })).toBeVisible();
    await user.click(star('2 звезды'));
    expect(screen.getByRole('group', { name: text.rating_disliked })).toBeVisible();
    expect(screen.queryByRole('button', { name: text.rating_tag_tasty })).not.toBeInTheDocument();
  });

  test('is chosen with the keyboard, and shows filled what is given and outlined what is not', async () => {
    const { user } = show();
    const glyphs = () =>
      screen.getAllByRole('radio').map((one) => one.parentElement?.querySelector('.glyph')?.className);
    const [full, empty] = ['glyph glyph-star', 'glyph glyph-star-outline'];
    expect(glyphs()).toEqual([empty, empty, empty, empty, empty]);
    await user.tab();
    expect(star('1 звезда')).toHaveFocus();
    await user.keyboard(' {ArrowRight}{ArrowRight}');
    expect(star('3 звезды')).toBeChecked();
    expect(star('3 звезды')).toHaveFocus();
    expect(glyphs()).toEqual([full, full, full, empty, empty]);
  });

  // Holds ORD-27.
  test('is sent with the tags that fit its stars, and thanked for', async () => {
    const { user, fetched } = show(RATABLE, { [RATE]: ratedSchema.parse({ score: 1 }) });
    await user.click(star('4 звезды'));
    await user.click(await screen.findByRole('button', { name: text.rating_tag_tasty }));
    await user.click(star('1 звезда'));
    const late = await screen.findByRole('button', { name: text.rating_tag_late });
    await user.click(late);
    expect(late).toHaveAttribute('aria-pressed', 'true');
    await user.type(screen.getByRole('textbox', { name: text.rating_comment }), ' Холодный плов ');
    await user.dblClick(await sendButton());
    expect(await screen.findByText(text.rating_thanks)).toBeVisible();
    expect(screen.getByRole('img', { name: '1 звезда' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toEqual({
      score: 1,
      tags: ['late'],
      comment: 'Холодный плов',
    });
  });

  test('is shown as it was sent, whatever is chosen before the answer', async () => {
    const { answer, give } = heldAnswer();
    const { user } = show(RATABLE, { [RATE]: answer });
    await user.click(star(nameOf(2)));
    await user.click(await sendButton());
    await user.click(star(nameOf(5)));
    give(ratedSchema.parse({ score: 2 }));
    expect(await screen.findByText(text.rating_thanks)).toBeVisible();
    expect(screen.getByRole('img', { name: nameOf(2) })).toBeVisible();
  });

  test('a rating that is refused says why and keeps what was typed', async () => {
    const { user } = show(RATABLE, { [RATE]: { status: 409, code: 'order/rating-over' } });
    await user.click(star('3 звезды'));
    await user.type(await screen.findByRole('textbox', { name: text.rating_comment }), 'Долго');
    await user.click(await sendButton());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(messages.errors.ratingOver));
    expect(screen.getByRole('textbox', { name: text.rating_comment })).toHaveValue('Долго');
  });

  test('a rating that was given is shown and cannot be changed', () => {
    show({ ...RATABLE, rating: 4, isRatingAllowed: false });
    const given = screen.getByRole('img', { name: '4 звезды' });
    expect(given.querySelectorAll('.glyph-star')).toHaveLength(4);
    expect(given.querySelectorAll('.glyph-star-outline')).toHaveLength(1);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByText(text.rating_thanks)).not.toBeInTheDocument();
  });

  test('is not asked for where it cannot be given', () => {
    show({ ...RATABLE, isRatingAllowed: false });
    expect(screen.queryByText(text.rating_title)).not.toBeInTheDocument();
  });
});
