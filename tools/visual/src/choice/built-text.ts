import { posix } from 'node:path';

/** A part of a built script: what it loads late, and with what. */
export interface BuiltText {
  /** The file's words without the names that a build gives to files, so that only its own changes count. */
  body: string;
  /** Names of built files that it mentions. */
  mentions: ReadonlySet<string>;
}

/** A story file as the built page knows it. */
export interface StoryEntry {
  /** Path from the root of the repository. */
  file: string;
  /** Names of the built files that the page loads for it. */
  loads: readonly string[];
}

const storybook = 'apps/storybook';

const list = /m\.f=\[(?<names>[^\]]*)\]/u;
const prelude = /^const __vite__mapDeps=.*\n/u;
const late = /__vite__mapDeps\(\[(?<numbers>[\d,]*)\]\)/gu;
/** `"../../libs/x.stories.tsx":()=>a(()=>import("./x.js"),__vite__mapDeps([1,2]),import.meta.url),` */
const entry =
  /["'`](?<file>[^"'`]+\.stories\.tsx)["'`]:\(\)=>\w+\(\(\)=>import\(["'`]\.\/(?<chunk>[^"'`]+)["'`]\),(?:__vite__mapDeps\(\[(?<numbers>[\d,]*)\]\)|\[\]),import\.meta\.url\),?/gu;
/** Also what only looks like the name of a built file: `poster-serebro-kolyvani.avif`. */
const builtName = /(?<![\w.-])[\w.-]+-[\w-]{8}\.\w+/gu;

/** A built file's name without the mark of what it holds: `button-B0X8VNQy.js` is `button.js`. */
export const stemOf = (name: string): string => name.replace(/-[\w-]{8}(?=\.\w+$)/u, '');

/**
 * Reads a built page, script or style sheet.
 *
 * @param names - Of all files of the build that have a mark of what they hold.
 */
export function readBuiltText(text: string, names: ReadonlySet<string>): BuiltText {
  const deps = dependencies(text);
  const own = text.replace(prelude, '').replaceAll(entry, '');
  const named = [...own.matchAll(late)].flatMap(({ groups }) => pick(deps, groups?.['numbers']));
  return {
    body: own
      .replaceAll(late, '')
      .replaceAll(builtName, (name) => (names.has(name) ? stemOf(name) : name)),
    mentions: new Set(
      [...named, ...(own.match(builtName) ?? [])].filter((name) => names.has(name)),
    ),
  };
}

/** Finds the story files that a built script can load; none in any but the preview's. */
export function readStoryEntries(text: string): readonly StoryEntry[] {
  const deps = dependencies(text);
  return [...text.matchAll(entry)].map(({ groups = {} }) => ({
    file: posix.join(storybook, groups['file'] ?? ''),
    loads: [groups['chunk'] ?? '', ...pick(deps, groups['numbers'])],
  }));
}

const dependencies = (text: string): readonly string[] =>
  (list.exec(text)?.groups?.['names'] ?? '').match(builtName) ?? [];

const pick = (deps: readonly string[], numbers = '') =>
  numbers
    .split(',')
    .filter((number) => number !== '')
    .flatMap((number) => deps[Number(number)] ?? []);
