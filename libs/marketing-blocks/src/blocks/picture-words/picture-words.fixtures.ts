import type { MediaBlock } from '@foyer/contract';
import { customBlockFixture } from '@foyer/contract/fixtures';

/** A page's first promise, as a server sends it, with a button of each type. */
export const heroFixture: MediaBlock = customBlockFixture;

const [picture] = customBlockFixture.custom_data?.backgrounds ?? [];

/** A picture with a sentence: the block's name is the headline. */
export const anyDeviceFixture: MediaBlock = {
  id: 'block-any-device',
  type: 'custom_block',
  tag: 'any_device',
  name: 'Телефон станет пультом',
  ...(picture && { image: picture }),
  custom_data: { text: 'Начните на телефоне, досмотрите на большом экране.' },
  items: [],
};
