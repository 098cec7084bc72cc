import type { CustomData, MediaBlock } from '@foyer/contract';

/** The block with these words. */
export const promptBlock = (custom_data: CustomData): MediaBlock => ({
  id: 'block-prompt',
  type: 'custom_block',
  tag: 'prompt',
  name: 'Уже есть аккаунт?',
  custom_data,
  items: [],
});

/** The words of the demo service. */
export const promptWords: CustomData = {
  text: 'Войдите, и всё, что вы начали, ждёт на своём месте.',
  buttons: [{ type: 'target', title: 'Войти', target: { type: 'screen', link: '/auth' } }],
};

/** The block as a server sends it. */
export const promptFixture: MediaBlock = promptBlock(promptWords);
