import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '@foyer/ui/base.css';
import { I18nProvider } from '@foyer/ui/i18n';
import { createTranslator } from '@foyer/ui/i18n';
import { LabelProvider } from '@foyer/ui/theme';
import { labels, loadTheme } from '@foyer/ui/theme';
import { Icon } from '@foyer/ui/icon';
import { daysFrom, makeGuide } from './guide.fixtures.ts';
import { Guide } from './guide.tsx';
import { KeptGuide } from './kept-guide.tsx';

/** A page with nothing but the guide of 500 channels and 7 days, for `npm run bench:guide`. */
const guide = makeGuide({ channelCount: 500, days: daysFrom('2025-11-18', 7) });

const [translator] = await Promise.all([
  createTranslator('rus', { segments: ['component'] }),
  loadTheme('main'),
  Guide.preload(labels.main.variants),
  // Part of every page's frame, so the guide never waits for it.
  Icon.preload(labels.main.variants),
]);
document.documentElement.dataset['label'] = 'main';

const root = document.createElement('div');
document.body.append(root);
// Its code, texts and data are there; the bench counts from here.
performance.mark('guide-data');
createRoot(root).render(
  <LabelProvider label={labels.main}>
    <I18nProvider translator={translator}>
      <Suspense>
        <KeptGuide {...guide} />
      </Suspense>
    </I18nProvider>
  </LabelProvider>,
);
