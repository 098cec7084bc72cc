import '@foyer/ui/base.css';
import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { configure, waitFor } from 'storybook/test';
import { DocsPage } from '../src/docs/docs-page.tsx';
import { keepReadersPlace } from '../src/surroundings/embedded.ts';
import { followMotion } from '../src/surroundings/motion.ts';
import { servePictures } from '../src/pictures/serve-pictures.ts';
import { prepare, type Prepared } from '../src/surroundings/prepare.ts';
import { StorySurroundings } from '../src/surroundings/story-surroundings.tsx';
import { settingsOf, toolbar } from '../src/surroundings/toolbar.ts';
import { chromaticModes, viewports } from '../src/surroundings/viewports.ts';
import { wrapPressesOnce } from '../src/testing/one-act.ts';

keepReadersPlace(location.href);

// The first story that shows a lazy variant waits for its code.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbar,
  initialGlobals: { label: 'main', language: 'rus', motion: 'system' },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    viewport: { options: viewports },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          'Design',
          'Screens',
          'Components',
          'Blocks',
          'Player',
          'Flows',
        ],
      },
    },
  },
  beforeAll: () => {
    wrapPressesOnce();
    return servePictures();
  },
  loaders: [async ({ globals }) => ({ prepared: await prepare(settingsOf(globals)) })],
  decorators: [
    function WithSurroundings(Story, { globals, loaded }) {
      const { motion } = settingsOf(globals);
      useEffect(() => followMotion(motion), [motion]);
      return (
        <StorySurroundings {...(loaded['prepared'] as Prepared)}>
          <Story />
        </StorySurroundings>
      );
    },
  ],
  // A variant that is still loading would pass every check, because there is nothing to check.
  afterEach: ({ canvasElement }) =>
    waitFor(() => {
      if (canvasElement.querySelector('[data-story-pending]')) throw new Error('Still loading');
    }),
};

export default preview;
