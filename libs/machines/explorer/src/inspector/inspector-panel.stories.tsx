import { secret } from '@foyer/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Actor, type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { door } from '../testing/doorbell.fixtures.ts';
import { createInspector } from './create-inspector.ts';
import { InspectorPanel } from './inspector-panel.tsx';

/** The door at work: nobody knows its code. */
const machine: AnyStateMachine = door.machine.provide({
  actors: { checkCode: fromPromise(() => Promise.resolve({ valid: false })) },
});

/** A running door and what watches it, made anew for each showing. */
function run() {
  // By its own clock, so that pictures of it are alike.
  let ms = 0;
  const inspector = createInspector(() => (ms += 40));
  const actor = createActor(machine, {
    systemId: 'front door',
    input: { maxTries: 1 },
    inspect: inspector.observe,
  }).start();
  return { inspector, actor };
}

const meta = {
  title: 'Flows/Live inspector',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  loaders: [() => ({ run: run() })],
  render: (_, { loaded }) => (
    <InspectorPanel
      inspector={(loaded['run'] as ReturnType<typeof run>).inspector}
      requirementTexts={{ 'DOOR-001': 'The door opens to whoever knows the code.' }}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const actorOf = ({ loaded }: Parameters<Play>[0]): Actor<AnyStateMachine> =>
  (loaded['run'] as ReturnType<typeof run>).actor;

/** The states follow the running flow; what it got is listed, its secrets are not. */
export const Running: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Flows: 1' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-state-id]')).toBeVisible(), {
      timeout: 20_000,
    });

    actorOf(context).send({ type: 'lamp.toggle' });
    actorOf(context).send({ type: 'code.enter', code: secret('739') });

    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Active states' })).toHaveTextContent(
        'lock.blocked, lamp.on',
      ),
    );
    const log = canvas.getByRole('region', { name: 'Events' });
    await expect(log).toHaveTextContent('code.enter {"code":"[secret]"}');
    await expect(log).toHaveTextContent('{"valid":false}');
    await expect(canvasElement.textContent).not.toContain('739');
    await expect(canvas.getByRole('button', { name: 'Export as replay' })).toBeEnabled();
  },
};

/** Closed, it leaves the page to the viewer. */
export const Closed: Story = {};

/** On a phone the parts stand one below the other. */
export const Phone: Story = {
  ...Running,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

/** «Полоса» is light. */
export const LightLabel: Story = { ...Running, globals: { label: 'alternate' } };
