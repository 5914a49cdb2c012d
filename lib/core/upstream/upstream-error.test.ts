/** @jest-environment node */
import { refusalOf, UpstreamError, type UpstreamFailure } from './upstream-error';

describe('a refusal', () => {
  test.each([
    [{ data: [] }, 200],
    [{ error_code: 200, data: {} }, 200],
    [{ message: 'hello' }, 200],
    [[], 200],
    [null, 204],
    ['text', 200],
  ])('is not in %j with HTTP %i', (body, status) => {
    expect(refusalOf(body, status)).toBeNull();
  });

  // Holds UP-25 to UP-29.
  test.each<[what: string, body: unknown, httpStatus: number, status: number, message: string]>([
    ['errors[0].title', { errors: [{ status: '404', title: 'Gone' }], message: 'other' }, 404, 404, 'Gone'],
    [
      'the message without a title',
      { errors: [{ code: 'x' }], message: 'Said otherwise' },
      422,
      422,
      'Said otherwise',
    ],
    ['the message of a plain body', { message: 'Not linked' }, 404, 404, 'Not linked'],
    ['nothing of an empty body', null, 500, 500, ''],
    ['nothing of a page in HTML', '<html>', 502, 502, ''],
    [
      'errors inside HTTP 200',
      { errors: [{ status: '401', code: 'unauthorized', title: 'No' }] },
      200,
      401,
      'No',
    ],
    ['errors without a status inside HTTP 200', { errors: [{ title: 'No' }] }, 200, 500, 'No'],
    ['an empty list of errors inside HTTP 200', { errors: [] }, 200, 500, ''],
    ['error_code inside HTTP 200', { error_code: 401, message: 'Ended' }, 200, 401, 'Ended'],
    ['an unreadable error_code inside HTTP 200', { error_code: 'E17', message: 'Odd' }, 200, 500, 'Odd'],
  ])('reads %s', (_what, body, httpStatus, status, message) => {
    const refusal = refusalOf(body, httpStatus);
    expect(refusal).toBeInstanceOf(UpstreamError);
    expect(refusal).toMatchObject({ failure: 'refused', status, title: message });
    expect(refusal?.details.body).toBe(body);
  });

  test('has the faults with their code, place and facts', () => {
    const refusal = refusalOf(
      {
        errors: [
          {
            status: '422',
            code: 'price_changed',
            title: 'Price',
            source: { pointer: '/positions/1' },
            meta: { new_price: 900 },
          },
          { code: 7, source: 'nowhere', meta: null },
          'not a fault',
        ],
      },
      422,
    );
    expect(refusal?.faults).toEqual([
      {
        status: 422,
        code: 'price_changed',
        title: 'Price',
        pointer: '/positions/1',
        meta: { new_price: 900 },
      },
      { status: 0, code: '', title: '', pointer: null, meta: {} },
    ]);
  });

  test('a refusal in an envelope has its code as a fault', () => {
    const refusal = refusalOf({ error_code: 409, code: 'locked', message: 'Busy' }, 200);
    expect(refusal?.faults).toMatchObject([{ code: 'locked' }]);
    expect(refusal?.status).toBe(409);
  });
});

describe('whether the platform may have acted', () => {
  test.each<[failure: UpstreamFailure, status: number, unknown: boolean]>([
    ['timeout', 504, true],
    ['network', 502, true],
    ['garbage', 502, true],
    ['refused', 500, true],
    ['refused', 503, true],
    ['refused', 409, true],
    ['refused', 400, false],
    ['refused', 401, false],
    ['refused', 422, false],
    ['refused', 429, false],
    ['open-breaker', 503, false],
  ])('whether the platform may have acted after %s %i is unknown: %s', (failure, status, unknown) => {
    expect(new UpstreamError(failure, status, '').isOutcomeUnknown).toBe(unknown);
  });
});
