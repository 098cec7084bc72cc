import { secret } from '@foyer/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from '@foyer/ui/dialog';
import { useEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { type Actor, type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { door } from '../testing/doorbell.fixtures.ts';
import { createInspector, type Inspector } from './create-inspector.ts';
import { InspectorPanel } from './inspector-panel.tsx';
import { openInspector } from './open-inspector.tsx';

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

/** Beside what is tested, not over it. */
export const AtTheRight: Story = {
  play: async (context) => {
    await Running.play?.(context);
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'To the right' }));
    const panel = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(panel.left).toBeGreaterThan(innerWidth / 3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-state-id="door.lock.blocked"]')).toBeVisible(),
    );
  },
};

/** While a dialog is open the panel is heard by screen readers, keeps the focus, and is reached by F6. */
export const BesideADialog: Story = {
  render: (_, { loaded }) => (
    <>
      <BesideDialog inspector={(loaded['run'] as ReturnType<typeof run>).inspector} />
      <Dialog title="Кто смотрит?" isOpen onClose={() => undefined}>
        <input aria-label="Имя" />
      </Dialog>
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = await page.findByRole('textbox', { name: 'Имя' });
    await waitFor(() => expect(field).toHaveFocus());
    const flows = await page.findByRole('button', { name: 'Flows: 1' });

    await userEvent.keyboard('{F6}');
    await expect(flows).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Export as replay' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(page.getByRole('dialog')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: '● closed' }));
    await expect(page.getByRole('button', { name: '● closed' })).toHaveFocus();
    await expect(page.getByRole('region', { name: 'State closed' })).toBeVisible();

    await userEvent.keyboard('{F6}');
    await expect(field).toHaveFocus();
  },
};

/** Puts the inspector onto the page as `?inspect` does. */
function BesideDialog({ inspector }: { inspector: Inspector }) {
  useEffect(() => {
    const close = openInspector({ inspector, requirementTexts: {} });
    // React lets no tree go while it draws another.
    return () => queueMicrotask(close);
  }, [inspector]);
  return null;
}

/** Closed, it leaves the page to the viewer. */
export const Closed: Story = {};

/** On a phone the parts stand one below the other. */
export const Phone: Story = {
  ...Running,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

/** «Полоса» is light. */
export const LightLabel: Story = { ...Running, globals: { label: 'alternate' } };
