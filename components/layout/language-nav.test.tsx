import { fireEvent, render, screen } from '@testing-library/react';
import { LanguageNav } from './language-nav.client';

test('another language keeps the table of a bill', () => {
  window.history.replaceState(null, '', '/filials/3107/bill?filial_id=3107&table_id=8&language=kk#slip');
  render(
    <LanguageNav aria-label="languages" className="">
      <a href="?language=en" hrefLang="en" onClick={(event) => event.preventDefault()}>
        English
      </a>
    </LanguageNav>,
  );
  const link = screen.getByRole('link', { name: 'English' });
  fireEvent.click(link);
  expect(link).toHaveAttribute('href', '/filials/3107/bill?filial_id=3107&table_id=8&language=en#slip');
});
