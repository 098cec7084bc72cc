import { describe, expect, it } from 'vitest';
import { setValue } from '../edit/values.ts';
import {
  endGroup,
  recordChange,
  redo,
  startHistory,
  STEPS_MAX,
  undo,
  type History,
} from './history.ts';

const name = (history: History, text: string, group?: string): History =>
  recordChange(history, setValue(history.text, ['name'], text), group);

const typed = (history: History, ...texts: readonly string[]): History =>
  texts.reduce((held, text) => name(held, text, 'name'), history);

describe('history', () => {
  const start = startHistory('{"name":"К"}');

  it('takes what is typed in one field for one step', () => {
    const history = typed(start, 'Ки', 'Кин', 'Кино');

    expect(history.done).toHaveLength(1);
    expect(undo(history).text).toBe(start.text);
    expect(redo(undo(history)).text).toBe('{"name":"Кино"}');
  });

  it('begins another step after the group has ended, or something was undone', () => {
    const ended = typed(endGroup(typed(start, 'Ки')), 'Кин');
    const afterUndo = typed(undo(ended), 'Кит');

    expect(ended.done).toHaveLength(2);
    expect(undo(ended).text).toBe('{"name":"Ки"}');
    expect(undo(afterUndo).text).toBe('{"name":"Ки"}');
  });

  it('forgets what was undone once there is another change', () => {
    const history = name(undo(name(start, 'один')), 'два');

    expect(redo(history)).toBe(history);
    expect(undo(undo(history)).text).toBe(start.text);
  });

  it('can be kept as JSON', () => {
    const kept = JSON.parse(JSON.stringify(typed(start, 'Ки'))) as History;

    expect(undo(kept).text).toBe(start.text);
  });

  it('keeps the last steps', () => {
    let history = start;
    for (let step = 0; step < STEPS_MAX + 5; step += 1) history = name(history, `${step}`);

    expect(history.done).toHaveLength(STEPS_MAX);
    expect(undo(history).text).toBe(`{"name":"${STEPS_MAX + 3}"}`);
  });
});
