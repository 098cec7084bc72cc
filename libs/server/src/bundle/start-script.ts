/** What starts a built server. */
export interface StartScript {
  /** Name of the server for people, as a sentence begins: `The backend`. */
  title: string;
  /** Oldest Node that runs it. */
  oldestNode: readonly [major: number, minor: number];
  /** The bundle, relative to the script. */
  bundle: string;
}

/**
 * The script that operators start. It runs, or refuses with a sentence, on any Node that knows modules, so that nothing of
 * the server is read before. What Node has made of the bundle is kept (`NODE_COMPILE_CACHE`, else a folder for passing
 * files): the second start does not compile it again.
 */
export const startScript = ({ title, oldestNode: [major, minor], bundle }: StartScript): string =>
  `// Made by the build: see libs/server/src/bundle.
import module from 'node:module';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < ${major} || (major === ${major} && minor < ${minor})) {
  console.error(
    \`${title} needs Node ${major}.${minor} or newer; this is \${process.versions.node}.\`,
  );
  process.exit(1);
}
module.enableCompileCache?.();
await import('${bundle}');
`;
