/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

/** The part of a picture's height that a tall glass and its saucer take, from a sixth to nine tenths. */
const GLASS = { top: 0.16, bottom: 0.94 };

/** Of the rule for a dish on a plate, by property. */
function dishStyle(): Map<string, string> {
  const sheet = postcss.parse(readFileSync(join(process.cwd(), 'styles', 'order-table.css'), 'utf8'));
  const style = new Map<string, string>();
  sheet.walkRules(
    (rule) =>
      void (
        rule.selector === '.order-table > .laid-cloth__plate > .picture' &&
        rule.walkDecls(({ prop, value }) => void style.set(prop, value))
      ),
  );
  return style;
}

// Holds ORD-34.
test('a plate of an order shows a tall glass from its rim to its foot, upright', () => {
  const style = dishStyle();
  const [, radius = NaN, middle = NaN] = (
    /^circle\(([\d.]+)% at 50% ([\d.]+)%\)$/.exec(style.get('clip-path') ?? '') ?? []
  ).map(Number);
  expect((middle - radius) / 100).toBeLessThan(GLASS.top);
  expect((middle + radius) / 100).toBeGreaterThan(GLASS.bottom);
  expect(style.get('rotate')).toBe('calc(-1 * var(--tilt))');
});
