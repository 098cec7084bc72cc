import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { requirementTextsPlugin } from '@foyer/explorer/requirements/plugin';
import { defaultClientConditions } from 'vite';
import { coveragePlugin } from '../src/docs/requirements/coverage.plugin.ts';
import { tokenUsePlugin } from '../src/docs/token-use/token-use.plugin.ts';
import { films } from '../src/pictures/films.plugin.ts';
import { artworkDir, pictures } from '../src/pictures/pictures.plugin.ts';

const storyFiles = ['../src/**/*.stories.tsx', '../../../libs/**/src/**/*.stories.tsx'];

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: ['../src/docs/*.mdx', ...storyFiles],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: artworkDir, to: '/artwork' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      // The peer library's own files need Node's modules; its bundle brings them along.
      conditions: [
        ...(vite.resolve?.conditions ?? defaultClientConditions),
        'p2pml:core-as-bundle',
      ],
    },
    plugins: [
      ...(vite.plugins ?? []),
      vanillaExtractPlugin(),
      react(),
      pictures(),
      films(),
      requirementTextsPlugin(),
      coveragePlugin(),
      tokenUsePlugin(),
    ],
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Found at the start, or the first story that needs one reloads the page in the middle of its test.
      entries: storyFiles.map((glob) => fileURLToPath(new URL(glob, import.meta.url))),
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        // Only in generated code, where the search does not see it.
        '@vanilla-extract/recipes/createRuntimeFn',
      ],
    },
    // The explorer, with its layout engine, is one chunk that nothing else loads.
    build: { ...vite.build, chunkSizeWarningLimit: 2500 },
  }),
};

export default config;
