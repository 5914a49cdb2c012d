import { previewOf } from './product-preview';

function pressedCard(picture: string, plus: string): Element {
  document.body.innerHTML = `<article>${picture}<h3><a href="/filials/1/2">Стейк\u00a0рибай</a></h3>
    <p class="price"><s>7 000 ₸</s>6 490 ₸</p>${plus}</article>`;
  const [pressed] = document.querySelectorAll('a');
  if (!pressed) throw new Error('no card');
  return pressed;
}

const PICTURE = '<img style="--colours: red, blue">';

describe('what a card shows of its product', () => {
  test('is its name, what is paid, and the colours of a picture that has not come', () => {
    expect(previewOf(pressedCard(PICTURE, '<button data-plus="2" data-facts="649000,25">'))).toEqual({
      name: 'Стейк рибай',
      price: '6 490 ₸',
      picture: { url: null, colours: 'red, blue' },
      hasChoices: false,
    });
  });

  test('has choices where its plus adds nothing by itself', () => {
    expect(previewOf(pressedCard(PICTURE, '<button data-plus="2">'))?.hasChoices).toBe(true);
  });

  test('has neither picture nor choices for a row of a product that is sold out', () => {
    expect(previewOf(pressedCard('', ''))).toMatchObject({ picture: null, hasChoices: false });
  });
});
