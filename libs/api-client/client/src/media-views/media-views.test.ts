import { mediaViewFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/test-client.ts';
import { getMediaView } from './media-views.resource.ts';

describe('getMediaView', () => {
  it('gives the blocks that it knows when the service sends newer ones too [BLOCK-002]', async () => {
    const json = {
      ...mediaViewFixture,
      media_blocks: [{ id: 'new', type: 'hologram' }, ...mediaViewFixture.media_blocks],
    };
    const { client } = testClient([{ json }]);

    expect(await getMediaView(client, { alias: 'main' })).toEqual(mediaViewFixture);
  });

  it('asks for a page about a title by its id [CALL-036]', async () => {
    const { client, requests } = testClient([{ json: mediaViewFixture }]);

    await getMediaView(client, { alias: 'similar', mediaItemId: 'metropolis' });

    expect(requests[0]?.url).toMatch(/\/media-views\/similar\?media_item_id=metropolis$/);
  });
});
