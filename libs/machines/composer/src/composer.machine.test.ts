import { describe, expect, it, vi } from 'vitest';
import {
  composerErrors,
  composerInputs,
  openedPages,
  othersText,
  pageProblems,
  pageText,
  plannedRow,
  replaceWord,
} from './composer.fixtures.ts';
import { start } from './composer.driver.ts';
import type { ComposerPorts } from './composer.types.ts';

const lamp = replaceWord('Свет', 'Лампа');

describe('saving', () => {
  it('waits for a pause between keys, and sends the text once', async () => {
    const save = vi.fn(async ({ page }) => ({ text: page.text, revision: 'eight' }));
    const { actor, clock, until } = await start({ save });

    actor.send({ type: 'edit.apply', change: lamp });
    clock.increment(700);
    actor.send({ type: 'edit.apply', change: replaceWord('Лампа', 'Лампы', '{"name": "Лампа"}') });
    clock.increment(700);
    expect(save).not.toHaveBeenCalled();
    clock.increment(100);
    await until({ editing: 'saved' });

    expect(save.mock.calls.map(([{ page }]) => page)).toEqual([
      { text: '{"name": "Лампы"}', revision: 'seven' },
    ]);
  });

  it('saves what is typed while a text is on its way after it, on its revision', async () => {
    const answers: (() => void)[] = [];
    const save = vi.fn(
      ({ page }) =>
        new Promise<{ text: string; revision: string }>((resolve) =>
          answers.push(() => resolve({ text: page.text, revision: `after ${page.revision}` })),
        ),
    );
    const { actor, clock, until } = await start({ save });
    actor.send({ type: 'edit.apply', change: lamp });
    clock.increment(800);
    actor.send({ type: 'edit.apply', change: replaceWord('Лампа', 'Лампы', '{"name": "Лампа"}') });
    answers.shift()?.();
    await until({ editing: 'changed' });
    clock.increment(800);
    answers.shift()?.();
    await until({ editing: 'saved' });

    expect(save.mock.calls.map(([{ page }]) => page)).toEqual([
      { text: '{"name": "Лампа"}', revision: 'seven' },
      { text: '{"name": "Лампы"}', revision: 'after seven' },
    ]);
  });

  it('keeps in the browser what is not saved, and forgets it once it is', async () => {
    const keep = vi.fn();
    const { actor, clock, until } = await start({ keep });

    actor.send({ type: 'edit.apply', change: lamp });
    expect(keep).toHaveBeenLastCalledWith({
      alias: 'gasim-svet',
      page: { text: '{"name": "Лампа"}', base: pageText },
    });
    clock.increment(800);
    await until({ editing: 'saved' });
    expect(keep).toHaveBeenLastCalledWith({ alias: 'gasim-svet', page: undefined });
  });

  it('retries after a pause and when the network is back', async () => {
    const save = vi.fn(async () => Promise.reject(composerErrors.silent));
    const { actor, clock, until, view } = await start({ save });
    actor.send({ type: 'edit.apply', change: lamp });
    clock.increment(800);
    await until({ editing: 'waiting' });
    expect(view().message).toEqual({ key: 'error.network' });

    clock.increment(1000);
    expect(save).toHaveBeenCalledTimes(2);
    await until({ editing: 'waiting' });
    actor.send({ type: 'network.back' });
    expect(save).toHaveBeenCalledTimes(3);
  });

  it('says why a text was refused, and keeps it', async () => {
    const { actor, clock, until, view } = await start({
      save: () => Promise.reject(composerErrors.refused),
    });
    actor.send({ type: 'edit.apply', change: lamp });
    clock.increment(800);
    await until({ editing: 'refused' });

    expect(view()).toMatchObject({
      text: '{"name": "Лампа"}',
      message: { text: 'Текст слишком длинный' },
    });
  });
});

describe('undo', () => {
  it('gives back the same bytes, group by group, and does them again', async () => {
    const { actor, view } = await start();
    for (const letter of ['а', 'б', 'в']) {
      const { text } = view();
      const offset = text.indexOf('"}');
      actor.send({
        type: 'edit.apply',
        change: [{ offset, length: 0, text: letter }],
        group: 'name',
      });
    }
    expect(view().text).toBe('{"name": "Светабв"}');

    actor.send({ type: 'edit.undo' });
    expect(view()).toMatchObject({ text: pageText.text, canUndo: false, canRedo: true });
    actor.send({ type: 'edit.redo' });
    expect(view().text).toBe('{"name": "Светабв"}');
  });

  it('holds more than 200 steps', async () => {
    const { actor, view } = await start();
    for (let step = 0; step < 300; step += 1) {
      actor.send({
        type: 'edit.apply',
        change: [{ offset: 0, length: 0, text: ' ' }],
      });
    }
    for (let step = 0; step < 300; step += 1) actor.send({ type: 'edit.undo' });

    expect(view().text).toBe(pageText.text);
  });

  it('is not for who may only look', async () => {
    const { actor, view } = await start({}, composerInputs.viewer);
    actor.send({ type: 'edit.apply', change: lamp });

    expect(view()).toMatchObject({ text: pageText.text, canEdit: false });
  });
});

describe('another editor', () => {
  it('is joined without a question where they changed other blocks', async () => {
    const merge = vi.fn(async () => ({ text: '{"name": "обе"}', conflicts: [] }));
    const save = vi
      .fn()
      .mockRejectedValueOnce(composerErrors.stale)
      .mockImplementation(async ({ page }) => ({ text: page.text, revision: 'nine' }));
    const { actor, clock, until } = await start({ merge, save });
    actor.send({ type: 'edit.apply', change: lamp });
    clock.increment(800);
    await until({ editing: 'changed' });

    expect(merge).toHaveBeenCalledWith(
      { base: pageText.text, mine: '{"name": "Лампа"}', theirs: othersText.text, choices: {} },
      expect.anything(),
    );
    clock.increment(800);
    await until({ editing: 'saved' });
    expect(save).toHaveBeenLastCalledWith(
      { alias: 'gasim-svet', page: { text: '{"name": "обе"}', revision: 'eight' } },
      expect.anything(),
    );
  });

  it('is asked about where both changed a block, and nothing is saved before the choice', async () => {
    const merge = vi.fn(async ({ choices }) => ({
      text: choices['block:hero'] === 'theirs' ? othersText.text : '{"name": "Лампа"}',
      conflicts: [{ kind: 'block' as const, id: 'hero' }],
    }));
    const save = vi.fn().mockRejectedValueOnce(composerErrors.stale);
    const { actor, clock, until, view } = await start({ merge, save });
    actor.send({ type: 'edit.apply', change: lamp });
    clock.increment(800);
    await until({ conflict: 'choosing' });
    actor.send({ type: 'conflict.apply' });
    expect(view()).toMatchObject({ dialog: 'conflict', isDecided: false });

    actor.send({ type: 'conflict.choose', conflict: 'block:hero', side: 'theirs' });
    actor.send({ type: 'conflict.apply' });
    await until('editing');
    expect(view()).toMatchObject({ text: othersText.text, saveStatus: 'saved' });
    expect(save).toHaveBeenCalledTimes(1);
  });
});

describe('a tab that was closed', () => {
  it('goes on with what it kept', async () => {
    const { view } = await start({ open: async () => openedPages.withKept });

    expect(view()).toMatchObject({
      text: '{"name": "Лампа"}',
      saveStatus: 'changed',
      message: { key: 'composer.kept' },
    });
  });

  it('joins what it kept with what was saved since', async () => {
    const merge = vi.fn(async () => ({ text: '{"name": "обе"}', conflicts: [] }));
    const { view } = await start({ open: async () => openedPages.withOld, merge });

    expect(merge).toHaveBeenCalledWith(
      { base: pageText.text, mine: '{"name": "Лампа"}', theirs: pageText.text, choices: {} },
      expect.anything(),
    );
    expect(view()).toMatchObject({ text: '{"name": "обе"}', revision: 'seven' });
  });
});

describe('publishing', () => {
  it('saves first, then checks, and stops at an error', async () => {
    const calls: string[] = [];
    const { actor, until, view } = await start({
      save: async ({ page }) => {
        calls.push('save');
        return { text: page.text, revision: 'eight' };
      },
      check: async () => {
        calls.push('check');
        return { problems: pageProblems.error, planned: [] };
      },
    });
    actor.send({ type: 'edit.apply', change: lamp });
    actor.send({ type: 'publish.open' });
    await until({ publishing: 'ready' });
    expect(calls).toEqual(['save', 'check']);

    actor.send({ type: 'publish.send' });
    expect(view()).toMatchObject({ dialog: 'publishing', canPublish: false });
  });

  it('publishes with warnings, and once: a try without an answer has the same key', async () => {
    const publish = vi
      .fn()
      .mockRejectedValueOnce(composerErrors.silent)
      .mockResolvedValue({ number: 3, author: 'Анна', note: '', atMs: 0 });
    const { actor, until, view } = await start({
      publish,
      check: async () => ({ problems: pageProblems.warning, planned: [] }),
    });
    actor.send({ type: 'publish.open' });
    await until({ publishing: 'ready' });
    actor.send({ type: 'publish.send', note: 'К пятнице' });
    await until({ publishing: 'failed' });
    actor.send({ type: 'page.retry' });
    await until({ publishing: 'ready' });
    actor.send({ type: 'publish.send', note: 'К пятнице' });
    await until('editing');

    expect(publish.mock.calls.map(([{ key, revision }]) => [key, revision])).toEqual([
      ['key-1', 'seven'],
      ['key-1', 'seven'],
    ]);
    expect(view().message).toEqual({ key: 'composer.published', params: { number: 3 } });
  });

  it('is not for editors', async () => {
    const { actor, until, view } = await start({}, composerInputs.editor);
    actor.send({ type: 'publish.open' });
    await until({ publishing: 'ready' });

    expect(view().canPublish).toBe(false);
  });
});

describe('a text that is on its way', () => {
  it.each([
    ['publish.open', { publishing: 'ready' }],
    ['versions.open', { versions: 'listed' }],
  ] as const)('is waited for by %s, and is no other editor’s afterwards', async (type, state) => {
    let answer = () => {};
    const signals: AbortSignal[] = [];
    const save = vi.fn<ComposerPorts['save']>(
      ({ page }, signal) =>
        new Promise((resolve) => {
          if (signal) signals.push(signal);
          answer = () => resolve({ text: page.text, revision: 'eight' });
        }),
    );
    const { actor, until, view } = await start({ save });
    actor.send({ type: 'edit.apply', change: lamp });
    actor.send({ type: 'page.save' });
    await until({ editing: 'saving' });
    actor.send({ type });
    expect(view()).toMatchObject({ dialog: undefined, saveStatus: 'saving' });

    answer();
    await until(state);
    expect(save).toHaveBeenCalledTimes(1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    expect(view().revision).toBe('eight');
  });
});

describe('what is planned', () => {
  const check = async () => ({ problems: [], planned: [plannedRow] });

  it('is shown with the check list, and taken back', async () => {
    const unschedule = vi.fn(async () => []);
    const { actor, until, view } = await start({ check, unschedule });
    actor.send({ type: 'publish.open' });
    await until({ publishing: 'ready' });
    expect(view().planned).toEqual([plannedRow]);

    actor.send({ type: 'publish.unschedule', id: 'friday' });
    await until({ publishing: 'ready' });
    expect(unschedule).toHaveBeenCalledWith(
      { alias: 'gasim-svet', id: 'friday' },
      expect.anything(),
    );
    expect(view().planned).toEqual([]);
  });

  it('is not taken back by editors, nor by an id that is none', async () => {
    const unschedule = vi.fn(async () => []);
    const editor = await start({ check, unschedule }, composerInputs.editor);
    editor.actor.send({ type: 'publish.open' });
    await editor.until({ publishing: 'ready' });
    editor.actor.send({ type: 'publish.unschedule', id: 'friday' });
    const { actor, until } = await start({ check, unschedule });
    actor.send({ type: 'publish.open' });
    await until({ publishing: 'ready' });
    actor.send({ type: 'publish.unschedule', id: 'monday' });

    expect(unschedule).not.toHaveBeenCalled();
  });

  it('meets no other: the refusal is reported, and nothing is merged', async () => {
    const schedule = vi.fn().mockRejectedValue(composerErrors.taken);
    const { actor, until, view } = await start({ check, schedule });
    actor.send({ type: 'publish.open' });
    await until({ publishing: 'ready' });
    actor.send({ type: 'publish.schedule', fromMs: 1 });
    await until({ publishing: 'failed' });

    expect(view().dialog).toBe('publishing');
  });
});
