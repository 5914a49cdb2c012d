/** @jest-environment node */
import sharp from 'sharp';
import { z } from 'zod';
import type { Text } from '../../catalogue/model';
import type { RunningSandbox } from '../../server';
import { sendTo, control, FINGERPRINT } from '../../testing/send-to';
import { signIn } from '../../testing/browser';
import { openBeforeTests } from '../../testing/hooks';
import { SAMAL } from '../../testing/orders';
import { STORIES } from './story-texts';

const storyList = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      is_viewed: z.boolean(),
      brand_id: z.number().nullable(),
      filial_id: z.number().nullable(),
      ends_at: z.string().nullable(),
      preview_image_url: z.string(),
      slides: z.array(
        z.object({
          image_url: z.string(),
          text: z.string().nullable(),
          button: z.object({ text: z.string(), link: z.string() }).nullable(),
        }),
      ),
    }),
  ),
});
type Story = z.output<typeof storyList>['data'][number];

let running: RunningSandbox;
openBeforeTests(1, (opened) => (running = opened));
afterEach(() => control(running.app, 'POST', 'reset'));

interface Viewer {
  token?: string;
  fingerprint?: string;
  language?: string;
}

async function stories(query: string, { token, fingerprint = FINGERPRINT, language = 'ru' }: Viewer = {}) {
  const headers = { 'x-fingerprint': fingerprint, 'accept-language': language };
  const answer = await sendTo(running.app, { url: `/takeaway/v1/stories?${query}`, headers, token });
  return storyList.parse(answer.body).data;
}

async function view(id: number, { token, fingerprint = FINGERPRINT }: Viewer = {}) {
  const url = `/takeaway/v1/stories/${id}/view`;
  const headers = { 'x-fingerprint': fingerprint };
  return (await sendTo(running.app, { method: 'POST', url, headers, token })).status;
}

const wordsOf = ({ kk, ka, ru, en }: Text): string[] => [kk, ka, ru, en].flatMap((text) => text ?? []);
const idsOf = (list: Story[]) => list.map(({ id }) => id);

describe('stories', () => {
  it.each([
    [1, 8],
    [101, 7],
  ])('stories of town %d are %d, of one to four slides', async (town, count) => {
    const list = await stories(`town_id=${town}`);
    expect(list).toHaveLength(count);
    const lengths = list.map(({ slides }) => slides.length);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([1, 4]);
  });

  it('stories of a venue are shown in its town, of a brand where the brand is', async () => {
    expect(idsOf(await stories('town_id=1'))).toContain(2);
    expect(idsOf(await stories('town_id=2'))).not.toContain(2);
    const small = await stories('town_id=24');
    const { body } = await sendTo(running.app, { url: '/takeaway/v2/locations?town_id=24&limit=100' });
    const present = z.object({ data: z.array(z.object({ brand_id: z.number() })) }).parse(body).data;
    for (const { brand_id: brandId } of small) {
      if (brandId !== null) expect(present.map((venue) => venue.brand_id)).toContain(brandId);
    }
    expect(small.length).toBeGreaterThanOrEqual(3);
  });

  it('are those of a brand, and of a venue with those of its brand', async () => {
    expect(idsOf(await stories('brand_id=21'))).toEqual([5]);
    expect(idsOf(await stories(`filial_id=${SAMAL}`))).toEqual([2]);
    expect(idsOf(await stories('filial_id=3128'))).toEqual([5]);
  });

  it('stories that were seen come last, for the device that saw them only', async () => {
    expect(await view(1)).toBe(204);
    expect(await view(1)).toBe(204);
    const list = await stories('town_id=1');
    expect(list.at(-1)).toMatchObject({ id: 1, is_viewed: true });
    expect(list.slice(0, -1).some((story) => story.is_viewed)).toBe(false);
    const other = await stories('town_id=1', { fingerprint: 'another-device' });
    expect(other.some((story) => story.is_viewed)).toBe(false);
    expect(other[0]?.id).toBe(1);
  });

  it('are remembered for a diner on every device', async () => {
    const token = await signIn(running.app);
    await view(3, { token, fingerprint: 'the-first-device' });
    const seen = async (viewer: Viewer) =>
      idsOf((await stories('town_id=1', viewer)).filter((story) => story.is_viewed));
    expect(await seen({ token, fingerprint: 'another-device' })).toEqual([3]);
    expect(await seen({ fingerprint: 'the-first-device' })).toEqual([]);
  });

  it('end at the end of the week and the month of the country', async () => {
    await control(running.app, 'POST', 'clock', { at: '2030-03-13T05:00:00Z' });
    const ends = new Map((await stories('')).map((story) => [story.id, story.ends_at]));
    expect([1, 2, 101, 102, 3].map((id) => ends.get(id))).toEqual([
      '2030-03-17T18:59:59.000Z',
      '2030-03-31T18:59:59.000Z',
      '2030-03-17T19:59:59.000Z',
      '2030-03-31T19:59:59.000Z',
      null,
    ]);
  });

  it('lead to pages of the app', async () => {
    const links = (await stories('')).flatMap(({ slides }) =>
      slides.flatMap(({ button }) => button?.link ?? []),
    );
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) {
      expect(link).toMatch(
        /^\/(filials(\/\d+)?|brands(\/filials)?|search|legal\/bonus_rules|faq|map)(\?(promo=1|brand=\d+|q=.+))?$/,
      );
    }
  });

  it.each(['kk', 'ru', 'en'])('have their texts in %s', async (language) => {
    const [first] = await stories('town_id=1', { language });
    const others = await Promise.all(
      ['kk', 'ru', 'en']
        .filter((one) => one !== language)
        .map((one) => stories('town_id=1', { language: one })),
    );
    for (const [other] of others) {
      expect(other?.title).not.toBe(first?.title);
      expect(other?.slides[0]?.text).not.toBe(first?.slides[0]?.text);
    }
  });

  it('have every text in the languages of their country', () => {
    for (const { country, title, slides } of STORIES) {
      const own = country === 'kz' ? 'kk' : 'ka';
      const texts = [title, ...slides.flatMap(({ text, button }) => [text ?? [], button?.text ?? []].flat())];
      for (const text of texts) {
        for (const language of [own, 'ru', 'en'] as const) expect(text[language]?.trim()).toBeTruthy();
        for (const written of wordsOf(text)) expect(written.length).toBeLessThanOrEqual(100);
      }
      for (const { button } of slides) {
        for (const label of button ? wordsOf(button.text) : []) expect(label.length).toBeLessThanOrEqual(40);
      }
    }
  });

  it('have portrait slides and a tile, each picture there', async () => {
    const [story] = await stories('brand_id=21');
    const sizeOf = async (url = '') => {
      const answer = await running.app.inject({ url: new URL(url).pathname });
      const { width, height } = await sharp(answer.rawPayload).metadata();
      return [width, height];
    };
    expect(await sizeOf(story?.slides[0]?.image_url)).toEqual([720, 1280]);
    expect(await sizeOf(story?.preview_image_url)).toEqual([368, 464]);
    for (const { slides } of await stories('')) {
      const pictures = slides.map((slide) => slide.image_url);
      expect(new Set(pictures).size).toBe(pictures.length);
      expect(pictures.every((url) => /\/stories\/[a-z]+-\d\.webp$/.test(url))).toBe(true);
    }
  });
});

describe('questions and answers', () => {
  const item = z.object({
    id: z.number(),
    section: z.string(),
    question: z.string(),
    answer: z.string(),
    position: z.number(),
  });
  const faq = async (country: number, language: string) => {
    const headers = { 'accept-language': language };
    const { body } = await sendTo(running.app, { url: `/takeaway/v1/faq?country_id=${country}`, headers });
    return z.object({ data: z.array(item) }).parse(body).data;
  };

  it.each([1, 2])(
    'questions and answers of country %d go by section, numbered from 1 in each',
    async (country) => {
      const items = await faq(country, 'ru');
      expect(items.length).toBeGreaterThanOrEqual(14);
      const sections = items.map(({ section }) => section);
      const runs = sections.filter((section, n) => section !== sections[n - 1]);
      expect(runs).toEqual(['Заказ', 'Оплата', 'Доставка', 'Бонусы', 'Аккаунт']);
      for (const name of runs) {
        const positions = items.filter(({ section }) => section === name).map(({ position }) => position);
        expect(positions).toEqual(positions.map((_position, n) => n + 1));
      }
    },
  );

  it('say in every language how long bonuses, a deleted account and a refund last', async () => {
    for (const language of ['kk', 'ru', 'en', 'ka']) {
      const answers = (await faq(1, language)).map(({ answer }) => answer).join('\n');
      for (const fact of ['12', '90', '10', '21']) expect(answers).toContain(fact);
      expect(answers).toMatch(/\b1 (жұмыс|рабочего|working|სამუშაო)/);
    }
  });

  it('name Kaspi in Kazakhstan only', async () => {
    const text = async (country: number) => JSON.stringify(await faq(country, 'ru'));
    expect(await text(1)).toContain('Kaspi');
    expect(await text(2)).not.toContain('Kaspi');
  });
});

describe('legal documents', () => {
  it.each([1, 2])(
    'legal documents of country %d are all five, each to be read in every language',
    async (country) => {
      const { body } = await sendTo(running.app, {
        url: `/takeaway/v1/legal-documents?country_id=${country}`,
      });
      const listed = z.object({ data: z.array(z.object({ code: z.string() })) }).parse(body).data;
      expect(listed.map(({ code }) => code).sort()).toEqual([
        'bonus_rules',
        'marketing_consent',
        'offer',
        'personal_data_consent',
        'privacy_policy',
      ]);
      for (const { code } of listed) {
        const bodies = await Promise.all(
          ['kk', 'ru', 'en', 'ka'].map(async (language) => {
            const url = `/takeaway/v1/legal-documents/${code}?country_id=${country}`;
            const answer = await sendTo(running.app, { url, headers: { 'accept-language': language } });
            return z.object({ data: z.object({ body: z.string().min(80) }) }).parse(answer.body).data.body;
          }),
        );
        expect(new Set(bodies).size).toBe(4);
      }
    },
  );
});
