import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import { appBannerInputs, fakeAppBannerPorts } from './app-banner.fixtures.ts';
import { createAppBannerMachine } from './app-banner.machine.ts';
import type { AppBannerPorts } from './app-banner.types.ts';
import { type AppBannerActor, AppBannerFlow } from './app-banner.view.tsx';

/** What a story starts the flow with. */
interface AppBannerStoryProps {
  rememberClosed: AppBannerPorts['rememberClosed'];
}

const meta = {
  title: 'Flows/App banner',
  args: { rememberClosed: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { label: 'main', viewport: { value: 'mobile1' } },
  // The page runs the flow beside its views, and so does a story.
  loaders: [
    ({ args: { rememberClosed } }) => {
      const machine = createAppBannerMachine(fakeAppBannerPorts({ rememberClosed }));
      return { actor: createActor(machine, { input: appBannerInputs.android }).start() };
    },
  ],
  render: (_args, { loaded }) => (
    <AppBannerFlow
      actor={loaded['actor'] as AppBannerActor}
      storeHref="https://rustore.example/sofit"
    />
  ),
} satisfies Meta<AppBannerStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An Android phone without the app. */
export const Shown: Story = {
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('region')).toBeVisible());
  },
};

/** Closed by the keyboard, and that for good. */
export const Closed: Story = {
  play: async ({ args }) => {
    await screen.findByRole('region');
    await userEvent.tab();
    await expect(screen.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    await expect(args.rememberClosed).toHaveBeenCalledOnce();
  },
};
