import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { StaticContent } from './static-content.client';

const drawn = (
  <StaticContent as="ul" name="dishes" className="rail">
    <li>Плов</li>
  </StaticContent>
);
/** As the page's HTML has it when the page store has taken its content out of the data. */
const bare = <StaticContent as="ul" name="dishes" className="rail" />;
/** As the router gets it. */
const fetched = <StaticContent as="ul" name="dishes" className="rail" html="<li>Манты</li>" />;

/** Puts the server's HTML on the page and lets React take it over. */
async function openPage(element: React.ReactNode) {
  const place = document.createElement('div');
  place.innerHTML = '<ul class="rail" data-static="dishes"><li>Плов</li></ul>';
  document.body.append(place);
  const failed = jest.fn();
  const root = await act(() => hydrateRoot(place, element, { onRecoverableError: failed }));
  return { place, root, failed };
}

afterEach(() => document.body.replaceChildren());

describe('static content', () => {
  test('is drawn as usual where its content is given', () => {
    render(drawn);
    expect(screen.getByRole('list')).toHaveClass('rail');
    expect(screen.getByRole('listitem')).toHaveTextContent('Плов');
  });

  test('stays as the server drew it, comes back, and gives way to new content', async () => {
    const { place, root, failed } = await openPage(bare);
    const item = screen.getByRole('listitem');
    expect(item).toHaveTextContent('Плов');
    act(() => root.render(null));
    expect(place).toBeEmptyDOMElement();
    act(() => root.render(bare));
    expect(screen.getByRole('listitem')).toHaveTextContent('Плов');
    act(() =>
      root.render(
        <StaticContent as="ul" name="dishes">
          <li>Лагман</li>
        </StaticContent>,
      ),
    );
    expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['Лагман']);
    expect(failed).not.toHaveBeenCalled();
  });

  test('is the HTML of a page that the router has fetched, and what the server drew after the way back', async () => {
    const { root, failed } = await openPage(bare);
    act(() => root.render(fetched));
    expect(screen.getByRole('listitem')).toHaveTextContent('Манты');
    act(() => root.render(bare));
    expect(screen.getByRole('listitem')).toHaveTextContent('Плов');
    expect(failed).not.toHaveBeenCalled();
  });
});
