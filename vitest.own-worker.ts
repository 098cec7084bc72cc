const oncePerPage = 'tries what happens once in the life of a page, and is kept by a module';

/** Test files that cannot share a worker with others, and why. Those that replace modules are found without being named. */
export const ownWorkerReasons: ReadonlyMap<string, string> = new Map([
  ['libs/page-runtime/src/shell/analytics-relay.test.ts', oncePerPage],
  ['libs/features/favourites/src/toggle-favourite.test.ts', oncePerPage],
  ['apps/web/src/inspector/start-inspector.test.ts', 'watches every actor that starts in the page'],
  ['libs/page-runtime/src/navigation/page-navigation.test.ts', oncePerPage],
  ['apps/web/src/shell/parts/navigation.part.test.ts', oncePerPage],
  ['apps/web/src/shell/shell-actor.test.ts', oncePerPage],
  ['libs/page-runtime/src/deferred/deferred-component.test.tsx', oncePerPage],
  ['libs/ui/primitives/src/first-interaction.test.ts', oncePerPage],
  [
    'libs/ui/primitives/src/i18n/translator.test.ts',
    'needs Armenian texts that were not loaded yet',
  ],
  ['libs/ui/primitives/src/icons/lucide.test.tsx', 'needs an icon that was not loaded yet'],
]);
