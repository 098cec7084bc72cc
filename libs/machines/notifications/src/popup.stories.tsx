import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { NoticeContent } from './notifications.types.ts';
import { PopupDialog } from './popup.view.tsx';

const content: NoticeContent = {
  tone: 'success',
  message: { html: 'Фильмы недели' },
  submessage: { html: 'Пять <b>новых</b> и один <a href="#old">забытый</a>' },
  image: '/api/v1/images/backdrop-metropolis',
  target: { type: 'screen', title: 'Смотреть', path: 'movies' },
  durationSeconds: undefined,
  isCancellable: true,
  messageId: 'message-3',
  poll: undefined,
};

const meta = {
  title: 'Flows/Notifications/Popup',
  component: PopupDialog,
  args: { shell: openShell, content, onShown: fn(), onFollow: fn(), onTarget: fn() },
  argTypes: { shell: { control: false } },
} satisfies Meta<typeof PopupDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A message with a picture and a way to what it tells of. */
export const Message: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Фильмы недели' });
    await waitFor(() => expect(args.onShown).toHaveBeenCalled());
  },
};

/** Tab goes to the link in the words, then to the button. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    (await screen.findByRole('link', { name: 'забытый' })).focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(args.onTarget).toHaveBeenCalledWith(content.target));
  },
};

/** Words alone. */
export const Plain: Story = {
  args: { content: { ...content, image: undefined, target: undefined, submessage: undefined } },
};

/** HTML that tries to do more than say something. NOTIF-002, NOTIF-003 */
export const Hostile: Story = {
  args: {
    content: {
      ...content,
      message: { html: 'Слово<img src=x onerror=alert(1)>' },
      submessage: { html: 'Ещё<script>alert(1)</script><a href="javascript:alert(1)">ссылка</a>' },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Слово' });
    await expect(dialog.querySelector('script, a[href]')).toBeNull();
  },
};
