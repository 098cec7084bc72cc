import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ExplorerTarget } from './explorer.types.ts';
import { MachineExplorer } from './machine-explorer.tsx';
import { writeLink } from './session/position-link.ts';
import { door } from './testing/doorbell.fixtures.ts';
import { station } from './testing/station.fixtures.ts';

const meta = {
  title: 'Flows/Machine explorer',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Not by args, because Storybook copies these and a machine is no data. */
const explore = (title: string, target: ExplorerTarget): NonNullable<Story['render']> =>
  function render() {
    return <MachineExplorer title={title} target={target} />;
  };

const statesOf = (canvas: HTMLElement) => [
  ...canvas.querySelectorAll<HTMLElement>('[data-state-id]'),
];

const isDrawn: Play = async ({ canvasElement }) => {
  await waitFor(() => expect(statesOf(canvasElement)[0]).toBeVisible(), { timeout: 20_000 });
};

/** A machine with delays: time stands still until it is moved, and no timer is missed. */
export const Delays: Story = {
  render: explore('Door', door),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await isDrawn(context);
    const place = await canvas.findByRole('status', { name: 'Active states' });
    const press = async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name }));

    await press('blocked');
    await press('Go to this state');
    await expect(place).toHaveTextContent('lock.blocked');
    await press('Let time pass');
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Wait 2 s' })).toBeVisible(),
    );
    await press('Wait 2 s');
    await expect(place).toHaveTextContent('lock.closed');
    await press('Back');
    await expect(place).toHaveTextContent('lock.blocked');
  },
};

/** Thirty states, four levels deep, three regions side by side; the words of each state fit into its box. */
export const ThirtyStates: Story = {
  render: explore('Station', station),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await isDrawn(context);
    const states = statesOf(canvasElement);
    await expect(states.length).toBeGreaterThan(30);
    const tooNarrow = states.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect(tooNarrow.map(({ dataset }) => dataset['stateId'])).toEqual([]);

    await userEvent.click(await canvas.findByRole('button', { name: 'crowd' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to this state' }));

    await expect(canvas.getByRole('status', { name: 'Active states' })).toHaveTextContent(
      'live.air.show.talking.crowd, live.phone.ringing, live.signal.strong',
    );
  },
};

const viewOf = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLElement>('.react-flow__viewport')?.style.transform;

/** The drawing keeps the place that its reader gave it, whatever happens; it follows again when it is asked to. */
export const HoldsStill: Story = {
  render: explore('Station', station),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await isDrawn(context);
    const press = async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name }));
    const send = async (type: string) =>
      userEvent.click(within(await canvas.findByRole('form', { name: type })).getByRole('button'));
    const isSeen = (id: string) => {
      const box = canvasElement.querySelector(`[data-state-id="${id}"]`)?.getBoundingClientRect();
      const area = canvas.getByLabelText('Diagram').getBoundingClientRect();
      return box !== undefined && box.top >= area.top && box.bottom <= area.bottom;
    };

    const begun = viewOf(canvasElement);
    await press('Fit View');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Follow' })).toHaveAttribute(
        'aria-pressed',
        'false',
      ),
    );
    // The drawing is fitted in a later frame than the button is pressed.
    await waitFor(() => expect(viewOf(canvasElement)).not.toBe(begun));
    const held = viewOf(canvasElement);
    await send('power.toggle');
    await press('Answer: nothing');
    await send('call.ring');
    await send('call.drop');
    await expect(canvas.getByRole('status', { name: 'Active states' })).toHaveTextContent(
      'live.air',
    );
    await expect(viewOf(canvasElement)).toBe(held);

    // What is asked for comes into sight, and stays there.
    await press('mending');
    await waitFor(() => expect(viewOf(canvasElement)).not.toBe(held));
    await waitFor(() => expect(isSeen('station.live.air.music.mending')).toBe(true));
    const asked = viewOf(canvasElement);
    await send('power.toggle');
    await expect(viewOf(canvasElement)).toBe(asked);

    await press('Follow');
    await waitFor(() => expect(isSeen('station.leaving')).toBe(true));
  },
};

/** A small machine is shown whole; a large one at a zoom at which it can be read, with a map of it. */
export const SmallMachine: Story = {
  render: explore('Door', door),
  play: async (context) => {
    await isDrawn(context);
    const outside = () => {
      const area = context.canvas.getByLabelText('Diagram').getBoundingClientRect();
      return statesOf(context.canvasElement).filter((state) => {
        const { left, right, top, bottom } = state.getBoundingClientRect();
        return left < area.left || right > area.right || top < area.top || bottom > area.bottom;
      });
    };
    await waitFor(() => expect(outside().map(({ dataset }) => dataset['stateId'])).toEqual([]));
  },
};

/** Folded states hide what is in them; the whole is small enough to be read. */
export const Folded: Story = {
  render: explore('Station', station),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await isDrawn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Fold all' }));
    await waitFor(() => expect(statesOf(canvasElement)).toHaveLength(7));
    await expect(canvas.getByRole('button', { name: 'Inside of live' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );

    // A state that is chosen in the list is to be seen.
    await userEvent.click(canvas.getByRole('button', { name: 'crowd' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-state-id$=".crowd"]')).toBeVisible(),
    );
  },
};

/** A payload with a list and a choice of forms: nothing is written as JSON. */
export const NestedPayload: Story = {
  render: explore('Station', station),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await isDrawn(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'playing' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to this state' }));
    const form = await canvas.findByRole('form', { name: 'show.start' });
    await waitFor(() => expect(form).toBeVisible());

    await userEvent.selectOptions(canvas.getByLabelText('Kind of place'), 'street');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Hosts' }));
    await userEvent.click(canvas.getByRole('button', { name: 'show.start' }));

    await expect(canvas.getByRole('region', { name: 'Steps' })).toHaveTextContent(
      '{"kind":"street","city":null}',
    );
  },
};

/** On a phone the parts stand one below the other, and nothing is wider than the screen. */
export const Phone: Story = {
  ...Delays,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    await isDrawn(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** «Полоса» is light; the drawing is as readable there. */
export const LightLabel: Story = {
  render: explore('Station', station),
  globals: { label: 'alternate' },
  play: isDrawn,
};

/** A link of another version of the machine leads nowhere, and says so. */
export const UnreadableLink: Story = {
  render: explore('Door', door),
  beforeEach: () => {
    const link = writeLink(door, { start: { given: 'strict' }, steps: [] }) ?? '';
    history.replaceState(history.state, '', `#${link.replace('strict', 'unheard')}`);
  },
  play: async (context) => {
    await isDrawn(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('no position');
  },
};
