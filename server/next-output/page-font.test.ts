import { FONT_STARTER, withFontWhereCached } from './page-font.mjs';
import { recordedPage } from './test-fixtures';

const SCRIPT = `<script data-font="/fonts/onest.woff2">${FONT_STARTER}</script>`;

/** The fonts that the script preloads on a page whose policy lets it run. */
function preloaded(): (string | null)[] {
  const script = document.createElement('script');
  script.dataset.font = '/fonts/onest.woff2';
  document.head.append(script);
  window.eval(FONT_STARTER);
  return [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
}

describe('The font of a cached page', () => {
  beforeEach(() => {
    localStorage.clear();
    document.head.replaceChildren();
  });

  it('is not preloaded by the page itself', () => {
    const page = withFontWhereCached(recordedPage());
    expect(page).not.toContain('as="font"');
    expect(page.split(SCRIPT)).toHaveLength(2);
  });

  it('has one script where React writes its preload a second time', () => {
    const [preload = ''] = /<link rel="preload"[^>]* as="font"[^>]*>/.exec(recordedPage()) ?? [];
    expect(withFontWhereCached(`<head>${preload}${preload}<title>Плов</title></head>`)).toBe(
      `<head>${SCRIPT}<title>Плов</title></head>`,
    );
  });

  it('leaves a page without a font of ours as it is', () => {
    const page = '<head><link rel="preload" as="font" href="https://other.test/a.woff2"/></head>';
    expect(withFontWhereCached(page)).toBe(page);
  });

  it('is preloaded where the app has been opened before', () => {
    localStorage.setItem('lang', 'kk');
    expect(preloaded()).toEqual(['/fonts/onest.woff2']);
  });

  it('waits for the first text of a newcomer', () => {
    expect(preloaded()).toEqual([]);
  });
});
