import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { frameScriptPlugin } from '@foyer/ads/frame-script-plugin';
import { textsPlugin } from '@foyer/ui/i18n/texts-plugin';
import { labelsPlugin } from '@foyer/ui/theme/labels-plugin';
import { leanDashPlugin } from '@foyer/player/lean-dash-plugin';
import { requirementTextsPlugin } from '@foyer/explorer/requirements/plugin';
import { stateNotesPlugin } from '@foyer/explorer/state-notes/plugin';
import { defaultClientConditions, defineConfig } from 'vite';
import { browserPackages } from './browser-packages.ts';
import { chunkGroups } from './chunk-groups.ts';
import { earlyScriptPlugin } from './early-script.ts';
import { leanRecipesPlugin } from './lean-recipes.ts';
import { leanRouterPlugin } from './lean-router.ts';
import { lateCodePlugin, lateFiles } from './late-code.ts';
import { neutralFileNames } from './neutral-names.ts';

export default defineConfig({
  plugins: [
    labelsPlugin(),
    textsPlugin(),
    leanDashPlugin(),
    vanillaExtractPlugin(),
    reactRouter(),
    lateCodePlugin(),
    leanRecipesPlugin(),
    leanRouterPlugin(),
    earlyScriptPlugin(),
    frameScriptPlugin(),
    requirementTextsPlugin(),
    stateNotesPlugin(),
  ],
  // Dictionaries are read whole; names of each text would be in every file of texts once more.
  json: { namedExports: false },
  build: {
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // The server finds the files of each label's variants in it.
    manifest: true,
    modulePreload: { resolveDependencies: (_, files) => lateFiles(files) },
    target: 'es2023',
  },
  // Found late, a package makes the dev server start over under a page that is just loading.
  optimizeDeps: { include: browserPackages },
  environments: {
    client: {
      // The peer library's own files need Node's modules; its bundle brings them along.
      resolve: { conditions: [...defaultClientConditions, 'p2pml:core-as-bundle'] },
      build: {
        rolldownOptions: {
          output: { ...neutralFileNames, codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    // Its styles and pictures go to the browser as well, under the names that it gives them.
    ssr: {
      build: {
        rolldownOptions: { output: { assetFileNames: neutralFileNames.assetFileNames } },
      },
    },
  },
});
