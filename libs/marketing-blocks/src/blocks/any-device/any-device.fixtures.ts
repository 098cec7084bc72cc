import type { CustomData, MediaBlock } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';

/** The block with these words, and a picture. */
export const anyDeviceBlock = (custom_data: CustomData): MediaBlock => ({
  id: 'block-any-device',
  type: 'custom_block',
  tag: 'any_device',
  name: 'Начните здесь, досмотрите там',
  image: imageFixture('backdrop-nochnoy-ekspress'),
  custom_data,
  items: [],
});

/** The words of the demo service, and lines beside them. */
export const anyDeviceWords: CustomData = {
  text: 'Место в фильме помнит <b>аккаунт</b>, а не устройство.',
  label: 'Пять устройств',
  advantage: 'Четыре экрана сразу',
  bottom_text: 'Любой из них забывает вас по кнопке',
};

/** The block as a server sends it. */
export const anyDeviceFixture: MediaBlock = anyDeviceBlock(anyDeviceWords);
