/** @jest-environment node */
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { townChoicesSchema } from './town-choice';

const contract = readContract() as {
  schemas: Record<'Town' | 'CustomConfig', { example: Record<string, unknown> }>;
};
const town = (id: number, name: string) => ({ ...contract.schemas.Town.example, id, name });
const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const PATH = '/locations/v2/towns';

let platform: FakePlatform;
let listTownChoices: typeof import('./town-choice.server').listTownChoices;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ listTownChoices } = await import('./town-choice.server'));
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

/** Names by the language they are requested in; a language without one fails. */
function answerIn(names: Record<string, string>) {
  platform.answer((response, { headers }) => {
    const name = names[headers['accept-language'] ?? ''];
    response.writeHead(name === undefined ? 500 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(name === undefined ? {} : { data: [town(17, name)] }));
  }, PATH);
}

describe('the towns to choose from', () => {
  test('are known by their names in all the country’s languages', async () => {
    answerIn({ ru: 'Усть-Каменогорск', kk: 'Өскемен', en: 'Oskemen' });
    const choices = await listTownChoices(SITE, { townId: 17, service: 'takeaway' });
    expect(choices).toMatchObject({ country: 'kz', countries: ['kz', 'ge'], currentId: 17 });
    expect(choices.addressCountry).toBeNull();
    expect(choices.towns.map(({ name, names }) => [name, names.toSorted()])).toEqual([
      ['Усть-Каменогорск', ['almaty', 'Oskemen', 'Усть-Каменогорск', 'Өскемен'].toSorted()],
    ]);
    expect(townChoicesSchema.parse(choices)).toEqual(choices);
  });

  test('have addresses that name their country where the origin stands for another', async () => {
    answerIn({ ru: 'Батуми' });
    const choices = await listTownChoices({ ...SITE, country: 'ge' }, null);
    expect(choices.addressCountry).toBe('ge');
    expect(townChoicesSchema.parse(choices)).toEqual(choices);
  });

  test('remain when another language fails', async () => {
    answerIn({ ru: 'Алматы' });
    const { towns: listed } = await listTownChoices(SITE, null);
    expect(listed.map(({ names }) => names)).toEqual([['Алматы', 'almaty']]);
  });
});
