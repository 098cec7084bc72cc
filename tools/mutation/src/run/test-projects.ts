import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { unitProjects, type UnitEnvironment } from '../../../../vitest.shared.ts';

interface ProjectConfig extends TestProjectInlineConfiguration {
  test: TestProjectInlineConfiguration['test'] & {
    environment: UnitEnvironment;
    maxWorkers?: number;
  };
}

/**
 * The unit tests of some folders, set up as `npm test` sets them up, with one more plugin.
 *
 * @param root - Absolute path of the repository.
 * @param folders - Each with a `vitest.config.ts`; relative to the root.
 */
export async function testProjects(
  root: string,
  folders: readonly string[],
  plugin: Plugin,
): Promise<readonly TestProjectInlineConfiguration[]> {
  const configs = await Promise.all(
    folders.map(async (folder) => {
      const file = pathToFileURL(join(root, folder, 'vitest.config.ts')).href;
      const { default: config } = (await import(file)) as { default: ProjectConfig };
      return { folder, config };
    }),
  );
  const shared = (['node', 'happy-dom'] as const).flatMap((environment) => {
    const own = configs
      .filter(({ config }) => config.test.environment === environment && !hasOwnWorkers(config))
      .map(({ folder }) => folder);
    return own.length > 0 ? unitProjects({ environment, folders: own, root }) : [];
  });
  // Those that share a database have settings that the others lack.
  const own = configs
    .filter(({ config }) => hasOwnWorkers(config))
    .map(({ folder, config }) => ({
      root: join(root, folder),
      test: { ...config.test, name: folder },
    }));
  return [...shared, ...own].map((project) => withPlugin(project, plugin));
}

const hasOwnWorkers = ({ test }: ProjectConfig) => test.maxWorkers !== undefined;

const withPlugin = (
  { plugins = [], test = {}, ...project }: TestProjectInlineConfiguration,
  plugin: Plugin,
): TestProjectInlineConfiguration => ({
  ...project,
  plugins: [...plugins, plugin],
  test: {
    ...test,
    // What is compiled from a fault must not be kept for others.
    fsModuleCache: false,
    // Threads end with the process, also where a fault runs in circles.
    pool: 'threads',
  },
});
