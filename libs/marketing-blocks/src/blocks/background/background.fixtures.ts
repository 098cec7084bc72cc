import type { MediaBlock } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';
import { titleItems } from '../../parts/title-items.fixtures.ts';

const shots = ['kassiopeya', 'mayak', 'tihaya-voda'].map((slug) =>
  imageFixture(`backdrop-${slug}`),
);

/** The block with so many titles, each with a still and three screenshots more. */
export const backgroundBlock = (count: number, title?: string): MediaBlock => ({
  id: 'block-background',
  type: 'background',
  name: 'Космос рядом',
  sub_name: 'Листайте, и ракета полетит',
  target: { type: 'screen', link: '/collections/den-kosmonavtiki' },
  custom_data: {
    video_url: '/api/v1/origin/showcase/showcase.mp4',
    video_image_bottom: '/api/v1/images/backdrop-kassiopeya/1920x1080.webp',
    video_image_top: '/api/v1/images/backdrop-sad-na-obratnoy-storone/1920x1080.webp',
  },
  items: titleItems(count, title).map((item) =>
    item.type === 'media_item'
      ? {
          ...item,
          media_item: {
            ...item.media_item,
            screenshots: [...item.media_item.screenshots, ...shots],
          },
        }
      : item,
  ),
});

/** The block as a server sends it. */
export const backgroundFixture: MediaBlock = backgroundBlock(6);
