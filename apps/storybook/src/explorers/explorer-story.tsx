import { type ExplorerTarget, MachineExplorer, preloadDiagram } from '@foyer/explorer';
import { requirementTexts } from '@foyer/explorer/requirements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** What the explorer stories of a flow have in common. */
export const explorerMeta = {
  // A page of all of them would lay every diagram out at once.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  // The first story of a file would else wait for all of its code while it waits for the drawing.
  loaders: [preloadDiagram],
} satisfies Meta;

/** A story that explores a machine. */
export type Explorer = StoryObj;

/** Renders the explorer of a machine. Not by args, because Storybook copies these and a machine is no data. */
export const explore = (title: string, target: ExplorerTarget): NonNullable<Explorer['render']> =>
  function render() {
    return <MachineExplorer title={title} target={target} requirementTexts={requirementTexts} />;
  };

/** Waits until the machine is drawn; its layout is loaded and computed after the rest. */
export const isDrawn: NonNullable<Explorer['play']> = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-state-id]')).toBeVisible(), {
    timeout: 20_000,
  });
};

/** Plays the explorer's shortest way to a state, and checks that it arrives. */
export const goTo =
  (state: string): NonNullable<Explorer['play']> =>
  async (context) => {
    const { canvas, userEvent } = context;
    await isDrawn(context);
    await userEvent.click(await canvas.findByRole('button', { name: state }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to this state' }));
    const place = canvas.getByRole('status', { name: 'Active states' });
    await expect(place).toHaveTextContent(new RegExp(`\\b${state}\\b`));
  };
