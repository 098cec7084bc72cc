import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyBlock, insertBlock, moveBlock, removeBlock } from './edit/blocks.ts';
import { removeValue, setValue } from './edit/values.ts';
import { recordChange, redo, startHistory, undo } from './history/history.ts';
import { anything, pageText } from './testing/page-arbitrary.ts';
import { seededPages } from './testing/seeded-pages.ts';
import { spell } from './testing/spell.ts';
import { isEqual } from './text/is-equal.ts';
import { openPage, type Path } from './text/open-page.ts';
import { applyChange, inverseOf, type Change } from './text/text-edit.ts';
import { objectsIn } from './text/walk.ts';

/** Documents that are made up for each property. */
const RUNS = 1000;

interface Page {
  blocks: Record<string, unknown>[];
}

const read = (text: string): Page => JSON.parse(text) as Page;

/** An edit of a text, and what the page has to say afterwards. */
interface Edit {
  change: Change;
  wanted: unknown;
}

function valueAt(page: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (held, step) => (held as Record<string | number, unknown>)[step],
    page,
  );
}

function fieldEdits(text: string, pick: number, value: unknown): Edit[] {
  const holders = objectsIn(read(text));
  const { path, object } = holders[pick % holders.length] ?? { path: [], object: {} };
  const names = Object.keys(object);
  const name = names[pick % Math.max(names.length, 1)] ?? 'format';
  const edit = (change: Change, make: (held: Record<string, unknown>) => void) => {
    const wanted = read(text);
    make(valueAt(wanted, path) as Record<string, unknown>);
    return { change, wanted };
  };
  return [
    edit(setValue(text, [...path, name], value), (held) => (held[name] = value)),
    edit(setValue(text, [...path, 'brand new'], value), (held) => {
      held['brand new'] = value;
    }),
    ...(names.includes(name)
      ? [edit(removeValue(text, [...path, name]), (held) => delete held[name])]
      : []),
  ];
}

function blockEdits(text: string, pick: number): Edit[] {
  const { length } = read(text).blocks;
  const at = pick % (length + 1);
  const [from, to] = [pick % Math.max(length, 1), (pick * 7 + 1) % Math.max(length, 1)];
  const edit = (change: Change, make: (blocks: Page['blocks']) => void): Edit => {
    const wanted = read(text);
    make(wanted.blocks);
    return { change, wanted };
  };
  const added = { id: 'new', type: 'content', name: { rus: 'Новое' } };
  const inserted = edit(insertBlock(text, at, added), (blocks) => blocks.splice(at, 0, added));
  if (length === 0) return [inserted];
  return [
    inserted,
    edit(moveBlock(text, from, to), (blocks) => blocks.splice(to, 0, ...blocks.splice(from, 1))),
    edit(removeBlock(text, from), (blocks) => blocks.splice(from, 1)),
    edit(copyBlock(text, from, 'copy'), (blocks) =>
      blocks.splice(from + 1, 0, { ...blocks[from], id: 'copy' }),
    ),
  ];
}

/** Says what it should in one place, and comes back to the same bytes. */
function expectGood(text: string, { change, wanted }: Edit): void {
  const after = applyChange(text, change);
  expect(read(after)).toEqual(wanted);
  expect(change.length).toBe(after === text ? 0 : 1);
  expect(applyChange(after, inverseOf(text, change))).toBe(text);
}

const generated = fc.tuple(pageText, fc.nat(1000), anything);

describe('a page', () => {
  it.each(seededPages)('is opened as the bytes that it is: %s', (_name, text) => {
    expect(openPage(text)).toMatchObject({ text, faults: [] });
    for (const { path, object } of objectsIn(read(text))) {
      for (const [name, value] of Object.entries(object)) {
        expect(setValue(text, [...path, name], value)).toEqual([]);
      }
    }
  });

  it.each(seededPages)('keeps all bytes but those of one edit: %s', (_name, text) => {
    const spelled = spell(read(text), text.length);
    for (const one of [text, spelled, text.replaceAll('\n', '\r\n')]) {
      for (const pick of [3, 41, 170]) {
        for (const edit of [...fieldEdits(one, pick, 'Ещё'), ...blockEdits(one, pick)]) {
          expectGood(one, edit);
        }
      }
    }
  });

  it('is opened as the bytes that it is, in any spelling', () => {
    fc.assert(
      fc.property(pageText, (text) => {
        const { text: held, value, faults } = openPage(text);
        expect([held, faults]).toEqual([text, []]);
        expect(isEqual(value, read(text))).toBe(true);
        expect(setValue(text, [], read(text))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('takes one edit in one place, and gives the same bytes back, in any spelling', () => {
    fc.assert(
      fc.property(generated, ([text, pick, value]) => {
        for (const edit of fieldEdits(text, pick, value)) expectGood(text, edit);
        for (const edit of blockEdits(text, pick)) expectGood(text, edit);
      }),
      { numRuns: RUNS },
    );
  });

  it('comes back through more than 200 steps, and goes forth again', () => {
    fc.assert(
      fc.property(pageText, (text) => {
        let history = startHistory(text);
        for (let step = 0; step < 220; step += 1) {
          const edits = [
            () => setValue(history.text, ['name'], `Шаг ${step}`),
            () => insertBlock(history.text, 0, { id: `s${step}`, type: 'content', name: '' }),
            () => moveBlock(history.text, 0, read(history.text).blocks.length - 1),
            () => setValue(history.text, ['note', 'deep'], step),
          ];
          history = recordChange(history, edits[step % edits.length]?.() ?? []);
        }
        const end = history.text;
        const steps = history.done.length;
        for (let step = 0; step < steps; step += 1) history = undo(history);
        expect([steps > 200, history.text]).toEqual([true, text]);
        for (let step = 0; step < steps; step += 1) history = redo(history);
        expect(history.text).toBe(end);
      }),
      { numRuns: 5 },
    );
  });

  it('never throws when it is opened, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pageText.map((text) => text.slice(3)),
        ),
        (text) => {
          const { value, faults } = openPage(text);
          expect(value === undefined).toBe(faults.some(({ rule }) => rule === 'json'));
        },
      ),
      { numRuns: RUNS },
    );
  });
});
