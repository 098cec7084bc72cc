import { beforeAll, describe, expect, it } from 'vitest';
import { purchaseOptions, serviceItems } from '../../database/schema.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { createCatalogue, type Catalogue } from '../catalogue/catalogue.ts';
import { itemKey } from '../entitlements/entitlements.ts';
import { createSessionsService } from '../sessions/sessions.service.ts';
import type { Viewer } from '../sessions/viewer.ts';
import { createBroadcasts } from '../channels/broadcasts.ts';
import { createRights, type ReadRights } from './rights.ts';

let backend: TestBackend;
let catalogue: Catalogue;
let readRights: ReadRights;

const context = () => ({
  db: backend.db,
  config: backend.config,
  log: backend.log,
  now: () => new Date(),
  print: () => undefined,
});

beforeAll(async () => {
  backend = await createTestBackend();
  catalogue = createCatalogue(context());
  readRights = createRights(context(), catalogue);
});

async function viewerOf(account: 1 | 2 | 3 | 5): Promise<Viewer | undefined> {
  const cookie = (await backend.signedIn(account)).cookie() ?? '';
  return createSessionsService(context()).find(cookie.split('=')[1] ?? '');
}

describe('rights', () => {
  it('leave nothing out: what is not free can be bought', async () => {
    const { db } = backend;
    const nobody = await readRights(undefined);
    const sold = new Set([
      ...(await db.select().from(serviceItems)).map(({ itemType, itemId }) =>
        itemKey(itemType, itemId),
      ),
      ...(await db.select().from(purchaseOptions)).map(({ itemType, itemId }) =>
        itemKey(itemType, itemId),
      ),
    ]);
    const { titles, karaokeItems } = await catalogue.read();
    const { channels } = (await createBroadcasts(db, catalogue)()).channels;
    const isLost = (type: 'media_item' | 'channel' | 'karaoke_item') => (item: { id: string }) =>
      nobody.to(type, item.id) === undefined && !sold.has(itemKey(type, item.id));

    const lost = [
      ...titles.filter(isLost('media_item')),
      ...channels.filter(isLost('channel')),
      ...karaokeItems.filter(isLost('karaoke_item')),
    ];

    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('open the 36 films of the open collection to nobody in particular', async () => {
    const nobody = await readRights(undefined);
    const { titles } = await catalogue.read();

    const free = titles.filter(({ id, type }) => type === 'film' && nobody.to('media_item', id));

    expect(free).toHaveLength(36);
  });

  it('reach from a series to its seasons and episodes', async () => {
    const nobody = await readRights(undefined);
    const { itemsById } = await catalogue.read();
    const parts = [...itemsById.values()].filter(({ seriesId }) => seriesId === 'lift-ne-rabotaet');

    expect(parts.length).toBeGreaterThan(8);
    expect(new Set(parts.map((item) => nobody.toTitle(item)))).toEqual(new Set(['free']));
  });

  it('come from subscriptions and from what was bought', async () => {
    const rights = await readRights(await viewerOf(5));
    const family = await readRights(await viewerOf(2));

    expect([rights.to('channel', 'led'), rights.hasService('tv-archive'), rights.hasNoAds]).toEqual(
      ['service', true, true],
    );
    expect([family.to('channel', 'led'), family.hasService('kino'), family.hasNoAds]).toEqual([
      undefined,
      true,
      true,
    ]);
  });

  it('are those of nobody in a restricted session', async () => {
    const viewer = await viewerOf(5);
    const restricted = viewer && { ...viewer, state: 'restricted' as const };

    const rights = await readRights(restricted);

    expect([rights.to('channel', 'led'), rights.to('channel', 'arena')]).toEqual([
      undefined,
      'free',
    ]);
  });
});
