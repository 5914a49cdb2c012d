import { z } from 'zod';
import { nothing } from '../kernel/input';
import { textIn, type Language } from '../kernel/languages';
import { openOperation } from './operation';
import { Refusal } from '../kernel/refusal';
import { DOCUMENTS } from '../domain/content/documents';
import { faqAnswer } from '../domain/content/faq';

const query = z.object({ country_id: z.enum(['1', '2']).default('2') });

function documentAnswer(document: (typeof DOCUMENTS)[number], language: Language) {
  return {
    code: document.code,
    title: textIn(language, document.title),
    version: document.version,
    published_at: document.publishedOn,
  };
}

const listLegalDocuments = openOperation({
  method: 'GET',
  url: '/takeaway/v1/legal-documents',
  params: nothing,
  query,
  body: nothing,
  handle: ({ language }) =>
    Promise.resolve({ body: { data: DOCUMENTS.map((document) => documentAnswer(document, language)) } }),
});

const getLegalDocument = openOperation({
  method: 'GET',
  url: '/takeaway/v1/legal-documents/:code',
  params: z.object({ code: z.string() }),
  query,
  body: nothing,
  handle: ({ language, params }) => {
    const document = DOCUMENTS.find(({ code }) => code === params.code);
    if (!document) throw new Refusal('not_found');
    const data = { ...documentAnswer(document, language), body: textIn(language, document.body) };
    return Promise.resolve({ body: { data } });
  },
});

const listFaq = openOperation({
  method: 'GET',
  url: '/takeaway/v1/faq',
  params: nothing,
  query,
  body: nothing,
  handle: ({ query: { country_id: countryId }, language }) =>
    Promise.resolve({ body: { data: faqAnswer(countryId === '1' ? 'kz' : 'ge', language) } }),
});

export const contentOperations = [listLegalDocuments, getLegalDocument, listFaq];
