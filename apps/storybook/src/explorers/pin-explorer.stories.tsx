import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type Explorer, explore, explorerMeta, isDrawn } from './explorer-story.tsx';
import { pinSetUpTarget, pinTarget } from './pin.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/PIN/Explorer',
} satisfies Meta;
export default meta;

const render = explore('PIN', pinTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** A wrong PIN, a step back, a fresh start, and the shortest way to the end. */
export const WrongPin: Explorer = {
  render,
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context;
    await isDrawn(context);
    const place = await canvas.findByRole('status', { name: 'Active states' });
    const press = async (name: string | RegExp) =>
      userEvent.click(await canvas.findByRole('button', { name }));
    const drawn = (id: string) => canvasElement.querySelector(`[data-state-id="${id}"]`);

    await step('The default PIN is not his', async () => {
      await press('Answer: wrong');
      await expect(place).toHaveTextContent('pin.asking');
    });

    await step('A wrong PIN is checked', async () => {
      const form = within(await canvas.findByRole('form', { name: 'pin.submit' }));
      await userEvent.selectOptions(form.getByLabelText('PIN'), 'wrong');
      await userEvent.click(form.getByRole('button', { name: 'pin.submit' }));
      await expect(place).toHaveTextContent('pin.checking');
      await waitFor(() => expect(drawn('pin.pin.checking')).toHaveAttribute('data-active'));
      await expect(location.hash).not.toContain('4321');
    });

    await step('The answer leads back, with a message', async () => {
      await press('Answer: wrong');
      await expect(place).toHaveTextContent('pin.asking');
      await expect(canvas.getByRole('region', { name: 'Context' })).toHaveTextContent(
        'input.pin.validate',
      );
    });

    await step('Back undoes the answer', async () => {
      await press('Back');
      await expect(place).toHaveTextContent('pin.checking');
    });

    await step('Reset starts again', async () => {
      await press('Reset');
      await waitFor(() => expect(canvas.getByText('Nothing has happened yet.')).toBeVisible());
    });

    await step('The shortest way to the end', async () => {
      await press(/^accepted/);
      await press('Go to this state');
      await expect(place).toHaveTextContent('accepted');
      await expect(canvas.getByRole('region', { name: 'Output' })).toHaveTextContent('accepted');
    });
  },
};

/** A link that QA sends: from a step before `reset` it leads another tester to the same state. */
export const SentLink: Explorer = {
  render,
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await isDrawn(context);
    const place = await canvas.findByRole('status', { name: 'Active states' });
    const press = async (name: string | RegExp) =>
      userEvent.click(await canvas.findByRole('button', { name }));
    const remembered = () => canvas.getByRole('region', { name: 'Context' }).textContent;
    const goBy = (fragment: string) => {
      location.hash = fragment;
    };

    await step('The default PIN and a PIN of his own are wrong', async () => {
      await press('Answer: wrong');
      const form = within(await canvas.findByRole('form', { name: 'pin.submit' }));
      await userEvent.selectOptions(form.getByLabelText('PIN'), 'wrong');
      await userEvent.click(form.getByRole('button', { name: 'pin.submit' }));
      await press('Answer: wrong');
    });

    await step('He asks for a reset', async () => {
      await press('pin.reset');
      await expect(place).toHaveTextContent('reset.confirming');
    });

    await step('A step back', async () => {
      await press('Back');
      await expect(place).toHaveTextContent('pin.asking');
    });

    await step('The address leads to the same state', async () => {
      const [sent, before] = [location.hash, remembered()];
      await press('Reset');
      await expect(place).toHaveTextContent('auto');
      await expect(location.hash).not.toContain('position');

      goBy(sent);

      await waitFor(() => expect(place).toHaveTextContent('pin.asking'));
      await expect(remembered()).toBe(before);
      await press('pin.reset');
      await expect(place).toHaveTextContent('reset.confirming');
    });
  },
};

/** Each state says in words which requirements it realises. */
export const Requirements: Explorer = {
  render,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await isDrawn(context);

    await userEvent.click(await canvas.findByRole('button', { name: 'reset' }));

    const list = within(await canvas.findByRole('list', { name: 'Requirements' }));
    await expect(list.getByText('PIN-006').parentElement).toHaveTextContent(/^PIN-006 \S+ \S+/);
  },
};

/** The lock after too many tries counts down when time is moved. */
export const Locked: Explorer = {
  render,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await isDrawn(context);
    const place = await canvas.findByRole('status', { name: 'Active states' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Fail: tooManyTries' }));
    await expect(place).toHaveTextContent('pin.locked.counting');

    await userEvent.click(await canvas.findByRole('button', { name: 'Wait 5 s' }));

    await expect(place).toHaveTextContent('pin.asking');
  },
};

/** «Полоса» is light; the explorer is as readable there. */
export const LightLabel: Explorer = { ...Start, globals: { label: 'alternate' } };

/** The offer of an own PIN after a registration. */
export const SetUp: Explorer = { render: explore('PIN set-up', pinSetUpTarget), play: isDrawn };
