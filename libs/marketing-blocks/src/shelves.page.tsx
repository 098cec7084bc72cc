import { createRoot } from 'react-dom/client';
import '@foyer/ui/base.css';
import { createTranslator, I18nProvider } from '@foyer/ui/i18n';
import { LabelProvider, labels, loadTheme } from '@foyer/ui/theme';
import type { MediaBlock } from '@foyer/contract';
import { mediaItemShortFixture } from '@foyer/contract/fixtures';
import { MediaBlocks } from './media-blocks.tsx';

const shelfCount = 40;
const cardCount = 50;

/** A page with nothing but 40 shelves of 50 cards, for `npm run bench:shelves`. */
const shelves: MediaBlock[] = Array.from({ length: shelfCount }, (_, shelf) => ({
  id: `shelf-${shelf}`,
  type: 'content',
  name: `Полка ${shelf + 1}`,
  items: Array.from({ length: cardCount }, (__, card) => ({
    type: 'media_item',
    media_item: { ...mediaItemShortFixture, id: `${shelf}-${card}`, name: `Фильм ${card + 1}` },
  })),
}));

const [translator] = await Promise.all([createTranslator('rus'), loadTheme('main')]);
document.documentElement.dataset['label'] = 'main';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <LabelProvider label={labels.main}>
    <I18nProvider translator={translator}>
      <MediaBlocks blocks={shelves} lateIds={[]} />
    </I18nProvider>
  </LabelProvider>,
);
