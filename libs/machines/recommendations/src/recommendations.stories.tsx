import { PortsProvider } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  fakeRecommendationsPorts,
  recommendationsInputs,
  recommendedTitles,
} from './recommendations.fixtures.ts';
import { createRecommendationsMachine } from './recommendations.machine.ts';
import type { RecommendationsPorts } from './recommendations.types.ts';
import { RecommendationsFlow, type RecommendationsFlowProps } from './recommendations.view.tsx';

/** A story's ports come from the fake service, made anew for each showing. */
interface RecommendationsStoryProps extends RecommendationsFlowProps {
  service: () => RecommendationsPorts;
}

const meta = {
  title: 'Flows/Recommendations',
  args: {
    shell: openShell,
    input: recommendationsInputs.film,
    autoClose: { seconds: 30, isCounting: true },
    onDone: fn(),
    service: fakeRecommendationsPorts,
  },
  argTypes: { shell: { control: false }, service: { control: false } },
  loaders: [({ args }) => ({ ports: args.service() })],
  render: ({ shell, input, autoClose, onDone }, { loaded }) => (
    <PortsProvider
      flow={createRecommendationsMachine}
      ports={loaded['ports'] as RecommendationsPorts}
    >
      <RecommendationsFlow shell={shell} input={input} autoClose={autoClose} onDone={onDone} />
    </PortsProvider>
  ),
} satisfies Meta<RecommendationsStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = () => screen.findByRole('link', { name: /Кассиопея/u }, { timeout: 10_000 });

/** Its time runs. MODAL-029 */
export const Closing: Story = {
  play: async () => {
    await card();
  },
};

/** The viewer points at it. */
export const Held: Story = { args: { autoClose: { seconds: 30, isCounting: false } } };

/** In an A/B test it stays. MODAL-030 */
export const Staying: Story = { args: { autoClose: undefined } };

/** Tab leads from card to card, Escape closes. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    (await screen.findByRole('link', { name: /Тихая вода/u }, { timeout: 10_000 })).focus();
    await userEvent.keyboard('{Tab}');
    await expect(await card()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ status: 'closed' }));
  },
};

export const OneTitle: Story = {
  args: {
    service: () =>
      fakeRecommendationsPorts({ listTitles: async () => recommendedTitles.slice(1, 2) }),
  },
};

export const Armenian: Story = {
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
