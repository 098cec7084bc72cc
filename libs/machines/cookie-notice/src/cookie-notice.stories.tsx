import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import { cookieNoticeInputs } from './cookie-notice.fixtures.ts';
import { createCookieNoticeMachine } from './cookie-notice.machine.ts';
import type { CookieNoticeInput, CookieNoticePorts } from './cookie-notice.types.ts';
import { type CookieNoticeActor, CookieNoticeFlow } from './cookie-notice.view.tsx';

/** What a story starts the flow with. */
interface CookieNoticeStoryProps {
  input: CookieNoticeInput;
  storeConsent: CookieNoticePorts['storeConsent'];
}

const meta = {
  title: 'Flows/Cookie notice',
  args: { input: cookieNoticeInputs.first, storeConsent: fn(async () => undefined) },
  parameters: { layout: 'fullscreen' },
  // The page runs the flow beside its views, and so does a story.
  loaders: [
    ({ args: { input, storeConsent } }) => ({
      actor: createActor(createCookieNoticeMachine({ storeConsent }), { input }).start(),
    }),
  ],
  render: (_args, { loaded }) => <CookieNoticeFlow actor={loaded['actor'] as CookieNoticeActor} />,
} satisfies Meta<CookieNoticeStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first visit. */
export const Shown: Story = {
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('region')).toBeVisible());
  },
};

/** The consent is stored, and the notice is gone. */
export const Accepted: Story = {
  play: async ({ args }) => {
    await screen.findByRole('region');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    await expect(args.storeConsent).toHaveBeenCalledOnce();
  },
};
