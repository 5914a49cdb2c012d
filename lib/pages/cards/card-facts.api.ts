import { requestBff } from '@/lib/core/bff/client';

/** The facts of venues on cards: minutes, discount and the terms of a delivery. */
export async function requestCardFacts(venueIds: readonly number[]) {
  const { venues } = await requestBff(`/api/venues/facts?ids=${venueIds.join(',')}`, () =>
    import('./card-facts.schema').then((module) => module.cardFactsAnswerSchema),
  );
  return venues;
}
