import { button, element } from './dom.ts';
import { act, call } from './room.ts';

const NAME = 'faults';

/** The scenario that the page's address brings, as its text. */
const linked = (): string | undefined =>
  new URLSearchParams(location.hash.slice(1)).get(NAME) ?? undefined;

const linkTo = (faults: unknown): string =>
  `${location.origin}${location.pathname}#${new URLSearchParams({ [NAME]: JSON.stringify(faults) })}`;

/** What takes all the faults that wait to a link or a file, and back. @param show - Reads the faults again. */
export function scenarioBar(show: () => Promise<void>): HTMLElement {
  const set = async (text: string): Promise<string> => {
    const faults = (await call('PUT', 'faults', JSON.parse(text))) as object[];
    await show();
    return `Faults that wait now: ${faults.length}.`;
  };
  const copy = async (): Promise<string> => {
    await navigator.clipboard.writeText(linkTo(await call('GET', 'faults')));
    return 'The link is copied: whoever opens it is asked whether to set these faults.';
  };
  const save = async (): Promise<string> => {
    const text = JSON.stringify(await call('GET', 'faults'), null, 2);
    const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    element('a', { href, download: 'scenario.faults.json' }).click();
    URL.revokeObjectURL(href);
    return 'The scenario is saved.';
  };
  const chooser = element('input', {
    type: 'file',
    accept: 'application/json',
    'aria-label': 'Scenario',
    hidden: true,
  });
  chooser.addEventListener('change', () => {
    const [file] = chooser.files ?? [];
    if (file) void act(async () => set(await file.text()));
    // The same file may be chosen again.
    chooser.value = '';
  });
  const bar = element(
    'div',
    { class: 'bar' },
    button('Copy a link to these faults', () => void act(copy)),
    button('Save the scenario', () => void act(save)),
    button('Load a scenario', () => chooser.click()),
    chooser,
  );
  const text = linked();
  if (text !== undefined) {
    // Not at once: opening a link must not break a service.
    bar.append(button('Set the faults of this link', () => void act(async () => set(text)), true));
  }
  return bar;
}
