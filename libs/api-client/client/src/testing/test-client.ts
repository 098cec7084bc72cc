import { createClient, type ClientOptions } from '../client.ts';
import { fakeFetch, type FakeAnswer } from './fake-fetch.ts';

/** A client of a service that gives these answers, and the requests that reached it. */
export function testClient(answers: FakeAnswer[], options: Partial<ClientOptions> = {}) {
  const { fetch, requests } = fakeFetch(...answers);
  const client = createClient({
    baseUrl: 'https://foyer.test',
    revision: 'abc123',
    fetch,
    ...options,
  });
  return { client, requests };
}

/** What a promise rejects with; fails when it does not. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('expected a rejection');
}
