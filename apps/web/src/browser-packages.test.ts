// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { browserPackages } from '../browser-packages.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Server code, build-time code and what only tests, stories, the explorer and the composer use. */
const elsewhere =
  /^libs\/(?:server|page-document|content)\/|page-json-schema|\.(?:test|browser|stories|scenes|css)\.tsx?$|player\/src\/(?:bench\/|ui\/contrast\/|ui\/spoken-)|\.contract\.ts$|theme\/(?:cut-fonts\/|tokens\/read-descriptions)|story-kit|\/testing|src\/(?:server|page|readme|openapi)\/|server\.ts$|entry\.server|routes\.ts$|-plugin\.ts$|machines\/explorer|scripts\//;

const notForBrowsers =
  /^(?:node:|virtual:|@foyer\/|vitest|@vanilla-extract\/css|@vanilla-extract\/recipes$|@fontsource)/;

function importedPackages(): readonly string[] {
  const files = globSync('{apps/web,libs/**}/src/**/*.{ts,tsx}', { cwd: root });
  const sources = files.filter((file) => !elsewhere.test(file) && !file.includes('node_modules'));
  const names = sources.flatMap((file) =>
    [
      ...readFileSync(`${root}${file}`, 'utf8').matchAll(
        /^(?:import|export) (?!type)[^;]*?from '(?<name>[^.'][^']*)'|import\('(?<lazy>[^.'][^']*)'\)/gm,
      ),
    ].map(({ groups }) => groups?.['name'] ?? groups?.['lazy'] ?? ''),
  );
  return [...new Set(names)].filter((name) => !notForBrowsers.test(name));
}

describe('browserPackages', () => {
  it('names every package that browser code imports', () => {
    const missing = importedPackages().filter((name) => !browserPackages.includes(name));

    expect(missing).toEqual([]);
  });
});
