// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { warmUp } from './warm-up.ts';

it('renders the home page of every label, also when one fails', async () => {
  const handlePage = vi.fn(async ({ url }: Request) => {
    if (url.includes('broken')) throw new Error('No service');
    return new Response('<html>');
  });

  await warmUp(handlePage, ['broken.example', 'sofit.example']);

  expect(handlePage.mock.calls.map(([{ url }]) => url)).toEqual([
    'http://broken.example/',
    'http://sofit.example/',
  ]);
});
