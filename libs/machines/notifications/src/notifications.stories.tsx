import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import type { NotificationsEvent } from './notifications.events.ts';
import {
  fakeNotificationsPorts,
  localNotices,
  notificationsInputs,
  serverNotifications,
} from './notifications.fixtures.ts';
import { createNotificationsMachine } from './notifications.machine.ts';
import type { NotificationsPorts } from './notifications.types.ts';
import { type NotificationsActor, Toaster } from './notifications.view.tsx';

/** A story's notices come from here. */
interface NotificationsStoryProps {
  events: readonly NotificationsEvent[];
  openTarget: NotificationsPorts['openTarget'];
}

const received = (
  name: keyof typeof serverNotifications,
  display: object = {},
): NotificationsEvent => {
  const notification = serverNotifications[name];
  const shown = 'display' in notification && {
    display: { ...notification.display, ...display },
  };
  return {
    type: 'notification.received',
    source: 'push',
    notification: { ...notification, ...shown },
  };
};

const meta = {
  title: 'Flows/Notifications',
  args: { events: [], openTarget: fn() },
  parameters: { layout: 'fullscreen' },
  // The page runs the flow beside its views, and so does a story.
  loaders: [
    ({ args }) => {
      const machine = createNotificationsMachine(
        fakeNotificationsPorts({ openTarget: args.openTarget }),
      );
      const actor = createActor(machine, { input: notificationsInputs.allowed }).start();
      for (const event of args.events) actor.send(event);
      return { actor };
    },
  ],
  render: (_args, { loaded }) => <Toaster actor={loaded['actor'] as NotificationsActor} />,
} satisfies Meta<NotificationsStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words of the server, with a way to what they tell of. */
export const FromServer: Story = {
  args: {
    events: [
      received('panel', {
        duration: 0,
        image: '/api/v1/images/backdrop-metropolis',
        submessage: 'На канале <a href="/channels/1">«Немое кино»</a>',
      }),
    ],
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('Метрополис')).toHaveProperty('tagName', 'B');
    await expect(screen.getByRole('link')).toHaveAttribute('href', '/channels/1');
    await userEvent.keyboard('{F6}');
    // A landmark takes the focus once it is drawn again.
    await waitFor(() => expect(screen.getByRole('region', { name: 'Уведомления' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.openTarget).toHaveBeenCalledWith(
      expect.objectContaining({ path: 'movies/metropolis' }),
    );
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  },
};

/** Each tone; a fifth notice waits below. */
export const Several: Story = {
  args: {
    events: [
      { type: 'notice.show', notice: { message: { text: 'Ждёт своей очереди' } } },
      received('lastingPanel', { is_cancellable: true, submessage: 'С <b>1 декабря</b>' }),
      received('paymentFailed'),
      { type: 'notice.show', notice: { ...localNotices.limit, durationSeconds: 0 } },
      { type: 'notice.show', notice: { ...localNotices.added, durationSeconds: 600 } },
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
  },
};

/** One that cannot be closed goes by itself. */
export const Fixed: Story = {
  args: {
    events: [
      {
        type: 'notice.show',
        notice: { ...localNotices.limit, durationSeconds: 600, isCancellable: false },
      },
    ],
  },
  play: async () => {
    await screen.findByText('Осталось пять минут');
    await expect(screen.queryByRole('button', { name: /^Закрыть/ })).toBeNull();
  },
};
