/** @jest-environment node */
import { serve } from '../test-server';
import { callerAddress } from './caller-address';

test('appends the socket’s address to those that the request claims', async () => {
  const { address, close } = await serve([callerAddress], (request, response) => {
    response.end(String(request.headers['x-forwarded-for']));
  });
  const seenWith = async (headers?: Record<string, string>) => (await fetch(address, { headers })).text();
  expect(await seenWith()).toBe('127.0.0.1');
  expect(await seenWith({ 'x-forwarded-for': '8.8.8.8' })).toBe('8.8.8.8, 127.0.0.1');
  await close();
});
