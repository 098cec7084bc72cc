/** Globs of everything in some folders below another. */
const below =
  (folder: string) =>
  (...names: readonly string[]): readonly string[] =>
    names.map((name) => `${folder}/${name}/**`);

/** Components of the interface. */
export const components = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `{libs/ui/primitives/src/components,libs/ui/screens/src/*}/${name}/**`);

/** Marketing blocks. */
export const blocks = below('libs/marketing-blocks/src/blocks');

/** Pages of the site: the routes, and what they show. */
export const routes = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `{apps/web/src/routes,libs/features/*/src}/${name}/**`);

/** Features of the site that pages share. */
export const features = below('libs/features');

/** Other folders of the site. */
export const web = below('apps/web/src');

/** Layers of the player. */
export const player = below('libs/player/src');

/** Texts by the first segment of their keys. */
export const texts = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `libs/ui/primitives/src/i18n/*/${name}.json`);

/** Flows: the machine with its view, and what the site joins it to. */
export const flows = (...names: readonly string[]): readonly string[] =>
  names.map(
    (name) =>
      `{libs/machines/${name}/**,{apps/web/src/ports,libs/features/*/src,libs/features/*/src/ports}/${name}.ports.ts,apps/web/src/shell/flows/${name}.flow.ts}`,
  );

/** Resources of the service: the contract, the calls and what answers them. */
export const resources = (...names: readonly string[]): readonly string[] =>
  names.map(
    (name) =>
      `{libs/api-client/contract/src,libs/api-client/client/src,tools/backend/src/modules}/${name}/**`,
  );
