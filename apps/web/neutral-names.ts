/** Words that filter lists match in the addresses of files, and what stands in their place. */
const neutralWords: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])ads?(?![a-z])/giu, 'break'],
  [/advert(?:s|is[a-z]*)?/giu, 'break'],
  [/(?<![a-z])vpaid(?![a-z])/giu, 'unit'],
  [/(?<![a-z])(?:vast|vmap)(?![a-z])/giu, 'answer'],
];

/**
 * Name of a built file without words of advertising. Blockers go by names: they would keep a file from the page that also
 * decides how the content goes on without advertisements, and skins whose styles name their break bar. AD-038
 */
export const neutralName = (name: string): string =>
  neutralWords.reduce((named, [word, neutral]) => named.replaceAll(word, neutral), name);

/** Names of the files that a build writes, as rolldown asks for them. */
export const neutralFileNames = {
  entryFileNames: ({ name }: { name: string }) => `assets/${neutralName(name)}-[hash].js`,
  chunkFileNames: ({ name }: { name: string }) => `assets/${neutralName(name)}-[hash].js`,
  assetFileNames: ({ names: [file = 'asset'] }: { names: readonly string[] }) =>
    neutralName(file) === file
      ? 'assets/[name]-[hash][extname]'
      : `assets/${neutralName(file).replace(/\.\w+$/u, '')}-[hash][extname]`,
};
