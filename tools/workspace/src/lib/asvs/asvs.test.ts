import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { testTitles } from '../requirements.ts';
import { answerOf, readAsvs, testNamed, type AsvsItem } from './asvs.ts';
import { asvsRequirements } from './asvs-levels.ts';
import { asvsText } from './print-asvs.ts';

const chapters = readAsvs(join(root, 'docs/security/asvs.yaml'));
const items = chapters.flatMap((chapter) => chapter.items);

/** Chapters whose requirements are shown by tests wherever they are for us: input, API, files, sessions, access. */
const shownByTests = ['V1', 'V2', 'V4', 'V5', 'V7', 'V8'];

/** Sections that ask for documents alone. */
const isAboutDocuments = ({ id }: AsvsItem) => /^(?:2|5|7|8)\.1\./u.test(id);

const titlesIn = new Map<string, readonly string[]>();

function hasTest(citation: string): boolean {
  const { path, title } = testNamed(citation);
  if (!existsSync(join(root, path))) return false;
  const titles = titlesIn.get(path) ?? testTitles(readFileSync(join(root, path), 'utf8'));
  titlesIn.set(path, titles);
  return title !== '' && titles.some((one) => one.includes(title));
}

describe('docs/security/asvs.yaml', () => {
  it('holds each requirement of levels 1 and 2 once, in the order of the standard', () => {
    expect(items.map(({ id, level }) => ({ id, level }))).toEqual(asvsRequirements());
    expect(asvsRequirements()).toHaveLength(253);
  });

  it('holds them in their chapters', () => {
    const astray = chapters.flatMap(({ chapter, items: own }) =>
      own.filter(({ id }) => `V${id.split('.')[0]}` !== chapter).map(({ id }) => id),
    );

    expect(astray).toEqual([]);
  });

  it('answers each', () => {
    expect(items.filter((item) => answerOf(item) === 'NO ANSWER').map(({ id }) => id)).toEqual([]);
    expect(items.filter(({ what }) => !what).map(({ id }) => id)).toEqual([]);
  });

  it('says of each what answers it and nothing else: a test, a decision, or why it is not ours', () => {
    const known = new Set(['id', 'level', 'what', 'tests', 'decision', 'notOurs']);
    const others = items.flatMap((item) =>
      Object.keys(item)
        .filter((key) => !known.has(key))
        .map((key) => `${item.id} ${key}`),
    );

    expect(others).toEqual([]);
  });

  it('names tests that are there', () => {
    const lost = items.flatMap(({ id, tests = [] }) =>
      tests.filter((citation) => !hasTest(citation)).map((citation) => `${id} ${citation}`),
    );

    expect(lost).toEqual([]);
  });

  it('names documents that are there', () => {
    const lost = items.filter(
      ({ decision }) => decision !== undefined && !existsSync(join(root, decision)),
    );

    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('answers input, API, files, sessions and access by tests', () => {
    const told = chapters
      .filter(({ chapter }) => shownByTests.includes(chapter))
      .flatMap((chapter) => chapter.items)
      .filter((item) => answerOf(item) === 'decided' && !isAboutDocuments(item));

    expect(told.map(({ id }) => id)).toEqual([]);
  });
});

describe('answerOf', () => {
  const item = { id: '1.1.1', level: 1, what: 'x' } as const;

  it('takes an empty list for no answer', () => {
    expect(answerOf({ ...item, tests: [] })).toBe('NO ANSWER');
  });
});

describe('asvsText', () => {
  it('counts the answers and says each', () => {
    const text = asvsText([
      {
        chapter: 'V1',
        title: 'Encoding',
        items: [
          { id: '1.1.1', level: 2, what: 'Decode once.', tests: ['a.test.ts: decodes'] },
          { id: '1.1.2', level: 2, what: 'Encode last.', notOurs: 'there is no output' },
        ],
      },
    ]);

    expect(text.split('\n')).toEqual([
      'V1   Encoding: 1 tested, 1 not ours',
      '  1.1.1   L2  tested    Decode once.',
      '                        a.test.ts: decodes',
      '  1.1.2   L2  not ours  Encode last.',
      '                        not ours: there is no output',
      '2 requirements of levels 1 and 2: 1 tested, 1 not ours',
    ]);
  });
});
