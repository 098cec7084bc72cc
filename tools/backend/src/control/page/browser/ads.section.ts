import type { PageData } from '../page-data.ts';
import { choice, element } from './dom.ts';
import { addLedger } from './ledger.section.ts';
import { act, call } from './room.ts';

type AdData = Pick<PageData, 'adSlots' | 'adScenarios'>;
type Chosen = Readonly<Record<string, string | undefined>>;

const USUAL = 'as usual';

/** Draws a choice of scenario for each slot. @returns It, and how to read what is chosen again. */
function drawChoices({ adSlots, adScenarios }: AdData): [HTMLElement, () => Promise<void>] {
  const choices = adSlots.map((slot) => ({ slot, ...choice(slot, [USUAL, ...adScenarios]) }));
  const show = async (): Promise<void> => {
    const chosen = (await call('GET', 'ad-scenarios')) as Chosen;
    for (const { slot, select } of choices) select.value = chosen[slot] ?? USUAL;
  };
  const choose = async (): Promise<string> => {
    const chosen = choices
      .map(({ slot, select }) => [slot, select.value])
      .filter(([, scenario]) => scenario !== USUAL);
    await call('PUT', 'ad-scenarios', Object.fromEntries(chosen));
    return chosen.length === 0
      ? 'Every slot has its usual advertisements.'
      : `From the next playback on: ${chosen.map((pair) => pair.join(' ')).join(', ')}.`;
  };
  for (const { select } of choices) select.addEventListener('change', () => void act(choose));
  const fields = element(
    'div',
    { class: 'fields', role: 'group', 'aria-label': 'Scenario of each slot' },
    ...choices.map(({ field }) => field),
  );
  return [fields, show];
}

/** Adds what the ad server answers, was asked for and told. @returns How to read it again. */
export function addAds(data: AdData): () => Promise<void> {
  const [choices, showChoices] = drawChoices(data);
  const clear = async (): Promise<string> => {
    await call('DELETE', 'ads');
    await showLedger();
    return 'The pings of advertisements are forgotten.';
  };
  const showLedger = addLedger({
    path: 'ads',
    title: 'Advertisements',
    empty: 'No advertisements were asked for.',
    filter: { label: 'Scenario', query: 'scenario', options: data.adScenarios },
    before: choices,
    actions: [{ label: 'Forget the pings', act: () => void act(clear) }],
  });
  return async () => {
    await Promise.all([showChoices(), showLedger()]);
  };
}
