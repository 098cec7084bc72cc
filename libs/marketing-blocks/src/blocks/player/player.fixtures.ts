import type { MediaBlock } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';
import { titleItems } from '../../parts/title-items.fixtures.ts';

/** The block as a server sends it. */
export const playerFixture: MediaBlock = {
  id: 'block-player',
  type: 'custom_block',
  name: 'player',
  custom_data: {
    title: 'Минута, чтобы понять',
    type: 'trailer',
    url_id: 'gorod-posle-dozhdya',
    video_url: '/api/v1/origin/trailer/manifest.mpd',
    is_external: false,
    use_original_source: true,
    backgrounds: [imageFixture('backdrop-gorod-posle-dozhdya')],
  },
  items: titleItems(1),
};
