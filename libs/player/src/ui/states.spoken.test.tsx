import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningPlayer } from '../controller/create-player.ts';
import { lifecycleStates } from './spoken-lifecycle.ts';
import { offerStates } from './spoken-offers.ts';
import { film, isPlaying, type SpokenState, usual } from './spoken-state.ts';
import { type LabelName, openPlayer } from './testing.tsx';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await fallSilent();
  cleanup();
});

/** What is read of a control behind its name. */
const facts =
  /, (?:(?:not )?expanded|(?:not )?checked|disabled|orientated|min value|max value|current value).*$/u;

/** Role and name of every control, each once, as they are read. */
async function controlsIn(element: HTMLElement): Promise<string[]> {
  const read = await readThrough(element);
  const controls = read
    .filter((phrase) => /^(?:button|link|slider|switch|checkbox|radio|progressbar), /u.test(phrase))
    .map((phrase) => phrase.replace(facts, ''));
  return [...new Set(controls)];
}

/** Opens the player where somebody listens, and brings it into a state. */
async function reach({ opening = film, enter }: SpokenState, label: LabelName) {
  await listen();
  await heard();
  let running: RunningPlayer | undefined;
  const { props, ...rest } = opening();
  const opened = await openPlayer({
    language: 'rus',
    label,
    ...rest,
    props: {
      title: 'Ночной экспресс',
      onRunning: (started) => {
        running = started;
        return () => {};
      },
      ...props,
    },
  });
  if (enter) {
    await isPlaying();
    await heard();
    await enter({ ...opened, tell: (event) => act(() => running?.player.send(event)) });
  }
  return opened.view.container;
}

describe.each(['main', 'alternate'] as const)('what is heard in the label %s', (label) => {
  it.each([...lifecycleStates, ...offerStates])('$state', async (state) => {
    const container = await reach(state, label);
    const said: string[] = [];
    const listenOn = async () => {
      said.push(...(await heard()));
      return said;
    };
    await expect.poll(listenOn).toEqual(state.said);

    const { added = [], gone = [] } = state;
    const inLabel = (names: typeof added) => (typeof names === 'function' ? names(label) : names);
    // Controls of advertising come with the first break.
    const changed = async () => {
      const controls = await controlsIn(container);
      return {
        added: controls.filter((control) => !usual(label).includes(control)),
        gone: usual(label).filter((control) => !controls.includes(control)),
      };
    };
    await expect.poll(changed).toEqual({ added: inLabel(added), gone: inLabel(gone) });
    expect(await listenOn()).toEqual(state.said);
  });
});
