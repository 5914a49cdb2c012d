/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inOrder, type Step } from './step';

const REQUEST = {} as IncomingMessage;
const RESPONSE = {} as ServerResponse;

test('takes the steps in their order, each when the one before goes on', () => {
  const taken: string[] = [];
  const step =
    (name: string): Step =>
    (_request, _response, next) => {
      taken.push(`${name} begins`);
      next();
      taken.push(`${name} ends`);
    };
  inOrder([step('first'), step('second')])(REQUEST, RESPONSE);
  expect(taken).toEqual(['first begins', 'second begins', 'second ends', 'first ends']);
});

test('ends the connection where a step throws, and reports what it throws', () => {
  const report = jest.fn();
  const destroy = jest.fn();
  const error = new Error('broken');
  const broken: Step = () => {
    throw error;
  };
  inOrder([(_request, _response, next) => next(), broken], report)(REQUEST, { destroy } as never);
  expect(report).toHaveBeenCalledWith(error);
  expect(destroy).toHaveBeenCalledTimes(1);
});

test('ends with the step that answers by itself', () => {
  const last = jest.fn();
  inOrder([() => undefined, last])(REQUEST, RESPONSE);
  expect(last).not.toHaveBeenCalled();
});
