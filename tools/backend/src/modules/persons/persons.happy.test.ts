import type { PersonPage } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const person = async (path: string): Promise<PersonPage> =>
  (await backend.caller().send('GET', `/persons/${path}`)).body as PersonPage;

describe('getPerson', () => {
  it('shows what somebody made, the latest first, and as what', async () => {
    const { name, roles, items } = await person('buster-keaton?limit=100');

    const years = items.map(({ media_item }) => media_item.year);
    const general = items.find(({ media_item }) => media_item.slug === 'general');

    expect([name, roles.includes('director'), roles.includes('actor')]).toEqual([
      'Бастер Китон',
      true,
      true,
    ]);
    expect(items.length).toBeGreaterThan(4);
    expect(years).toEqual([...years].sort((one, other) => other - one));
    expect(general).toMatchObject({
      roles: ['director', 'writer', 'actor'],
      character: 'Джонни Грей',
    });
  });

  it('shows only what they did in one role', async () => {
    const directed = await person('buster-keaton?role=director&limit=100');
    const composed = await person('buster-keaton?role=composer');

    expect(directed.items.every(({ roles }) => roles.length === 1)).toBe(true);
    expect(directed.items.length).toBeGreaterThan(0);
    expect(composed.items).toEqual([]);
  });

  it('shows a portrait of those who have one', async () => {
    const invented = await person('anna-vetrova');
    const real = await person('fritz-lang');

    expect(invented.image?.url).toBe('/api/v1/images/person-anna-vetrova');
    expect(real.image).toBeUndefined();
  });

  it('does not know other people', async () => {
    expect((await backend.caller().send('GET', '/persons/nobody')).status).toBe(404);
  });
});
