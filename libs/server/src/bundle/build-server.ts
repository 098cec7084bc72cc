import { writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { ownPlaces } from './own-places.ts';
import { startScript, type StartScript } from './start-script.ts';

/** Oldest Node that runs both servers: React Router and the lock of the data folder ask for it. Decision 0086 */
export const oldestNode = [22, 22] as const;

/** A server to be built. */
export interface ServerBuild extends Pick<StartScript, 'title'> {
  /** Its first module, absolute. */
  entry: string;
  /** Folder for `main.js` and what it loads, absolute; emptied before. */
  outDir: string;
  /** Packages that stay outside: they read files of their own, or are wanted by few. */
  external: readonly string[];
  /** Texts that are known at the build, by the names that stand for them. */
  constants?: Readonly<Record<string, string>>;
}

/**
 * Builds a server to plain JavaScript: `main.js` starts it, what is loaded later stays a file of its own.
 *
 * @throws Error when a module is missing or cannot be read.
 */
export async function buildServer({
  title,
  entry,
  outDir,
  external,
  constants = {},
}: ServerBuild): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [ownPlaces(outDir)],
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    ssr: { noExternal: true, external: [...external] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: `node${oldestNode[0]}`,
      minify: false,
      rolldownOptions: {
        input: { server: entry },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  await writeFile(`${outDir}/main.js`, startScript({ title, oldestNode, bundle: './server.js' }));
}
