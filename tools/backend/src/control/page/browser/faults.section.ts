import type { PageData } from '../page-data.ts';
import { button, element } from './dom.ts';
import { drawFields } from './form.ts';
import { act, call } from './room.ts';
import { scenarioBar } from './scenario.ts';
import { addSection } from './section.ts';
import { table } from './table.ts';

/** Adds what breaks operations on purpose. @returns How to read it again. */
export function addFaults({ faultForm, faultPresets }: PageData): () => Promise<void> {
  const form = drawFields(faultForm);
  const place = element('div');
  const show = async (): Promise<void> => {
    const faults = (await call('GET', 'faults')) as object[];
    place.replaceChildren(table(faults, 'Faults that wait', 'No faults wait.'));
  };
  const add = async (): Promise<string> => {
    await call('POST', 'faults', form.read());
    await show();
    return 'The fault waits for its calls.';
  };
  const clear = async (): Promise<string> => {
    await call('DELETE', 'faults');
    await show();
    return 'No faults wait.';
  };
  const presets = faultPresets.map(({ name, faults }) =>
    button(name, () => {
      void act(async () => {
        await call('PUT', 'faults', faults);
        await show();
        return `${name}: until all faults are cleared.`;
      });
    }),
  );
  const presetBar = element('div', { class: 'bar', role: 'group', 'aria-label': 'Ready made' });
  presetBar.append(...presets);
  const bar = element(
    'div',
    { class: 'bar' },
    button('Add the fault', () => void act(add), true),
    button('Clear all faults', () => void act(clear)),
  );
  addSection('faults', 'Faults', presetBar, form.element, bar, place, scenarioBar(show));
  return show;
}
