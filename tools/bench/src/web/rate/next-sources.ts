import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import type { PageTree } from '../content/page-tree.ts';

/** What the peer is made of; no part of Foyer depends on it. */
export const nextPackages: Readonly<Record<string, string>> = {
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
};

const shared = ['content/plain-page.ts', 'content/read-answers.ts'];

/** What both draw is one source: its types are taken away, and its imports named as they are then. */
function withoutTypes(path: string): string {
  const source = readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
  const { outputText } = transpileModule(source, {
    compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2023 },
  });
  return outputText.replaceAll(/from '(\.[^']+)\.ts'/gu, "from '$1.js'");
}

const layout = `export default function Layout({ children }) {
  return <html lang="ru"><body>{children}</body></html>;
}
`;

const pageOf = (
  setting: string,
  cache: string,
  calls: readonly string[],
  up: string,
) => `import body from '${up}content/body.json';
import { PlainPage } from '${up}content/plain-page.js';
import { readAnswers } from '${up}content/read-answers.js';

export ${setting};

export default async function Page() {
  await readAnswers(process.env.API_URL, ${JSON.stringify(calls)}, { cache: '${cache}' });
  return <PlainPage body={body} />;
}
`;

/**
 * A Next.js app of one page: kept for an hour at its root, drawn for each request at `/uncached`; by path. Its styles are
 * left out: an app of Next.js has them in files of their own.
 */
export function nextSources(
  calls: readonly string[],
  { body }: Pick<PageTree, 'body'>,
): Record<string, string> {
  return {
    'package.json': `${JSON.stringify({ name: 'web-bench-peer', private: true, type: 'module' })}\n`,
    'next.config.js':
      'export default { turbopack: { root: import.meta.dirname }, poweredByHeader: false };\n',
    'content/body.json': JSON.stringify(body),
    'app/layout.js': layout,
    'app/page.js': pageOf('const revalidate = 3600', 'force-cache', calls, '../'),
    'app/uncached/page.js': pageOf("const dynamic = 'force-dynamic'", 'no-store', calls, '../../'),
    ...Object.fromEntries(
      shared.map((path) => [path.replace(/\.ts$/u, '.js'), withoutTypes(path)]),
    ),
  };
}
