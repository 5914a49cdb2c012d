/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { sealedSession } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const ID = '5e2a9c10-6d3f-4b21-8f5c-9a7b1c2d3e40';
const PREORDER = `/takeaway/v1/preorder/${ID}/bill`;
const CARD = '/takeaway/locations/card/terminal/3107';
const GRADING = '/ladder-go/api/v1/grading';
const contract = readContract() as {
  schemas: Record<'Preorder' | 'Filial' | 'Grading', { example: object }>;
};

let platform: FakePlatform;
let loadPreorderPage: typeof import('./preorder-page.server').loadPreorderPage;
let value: string;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ loadPreorderPage } = await import('./preorder-page.server'));
  value = await sealedSession('token');
});
beforeEach(() => {
  platform.reset();
  // Of which 10 % come back.
  platform.answer({ json: { data: contract.schemas.Preorder.example } }, PREORDER);
  platform.answer({ json: { data: contract.schemas.Filial.example } }, CARD);
});
afterAll(() => platform.close());

const graded = (level: number) => ({ json: { data: { ...contract.schemas.Grading.example, level } } });
const load = () => loadPreorderPage({ get: () => ({ name: 'session', value }) }, SITE, ID);

// Holds BILL-13.
describe('the page of a bill’s payment', () => {
  test.each([
    ['tells of the first one, which brings more than the level', graded(2), true],
    ['tells nothing of a first one where the top level brings as much anyway', graded(3), false],
    ['tells nothing of a first one where the level is not known', { status: 500, json: {} }, false],
  ])('%s', async (_what, grading, isFirst) => {
    platform.answer(grading, GRADING);
    await expect(load()).resolves.toMatchObject({ isFirst });
  });
});
