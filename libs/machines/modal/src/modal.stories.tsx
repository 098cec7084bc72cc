import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import { lazyDialog } from './lazy-dialog.tsx';
import type { ModalDialogProps } from './modal-dialog.types.ts';
import { fakeModalPorts, modalRequests } from './modal.fixtures.ts';
import { createModalMachine } from './modal.machine.ts';
import type { ModalOutcome, ModalRequest } from './modal.types.ts';
import { type ModalActor, ModalHost } from './modal.view.tsx';

/** What a story asks for, in this order. */
interface ModalStoryProps {
  requests: readonly ModalRequest[];
  onOutcome: (outcome: ModalOutcome) => void;
}

const named = (title: string) =>
  function Named({ shell, resolve }: ModalDialogProps) {
    return (
      <Dialog {...shell} title={title}>
        <Button onPress={() => resolve()}>Готово</Button>
      </Dialog>
    );
  };

const dialogs = {
  login: lazyDialog(async () => named('Вход')),
  profiles: lazyDialog(async () => named('Кто смотрит')),
  registration: lazyDialog(async () => named('Добро пожаловать')),
  broken: lazyDialog(() => Promise.reject(new Error('Offline'))),
};

const meta = {
  title: 'Flows/Modal',
  args: { requests: [modalRequests.login], onOutcome: fn() },
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
  // The page runs the flow beside its views, and so does a story.
  loaders: [
    ({ args }) => {
      const actor = createActor(createModalMachine(fakeModalPorts())).start();
      actor.on('*', args.onOutcome);
      return { actor };
    },
  ],
  render: ({ requests }, { loaded }) => {
    const actor = loaded['actor'] as ModalActor;
    const ask = () => {
      for (const request of requests) actor.send({ type: 'modal.open', request });
    };
    return (
      <>
        <button type="button" onClick={ask}>
          Страница
        </button>
        <ModalHost actor={actor} dialogs={dialogs} />
      </>
    );
  },
} satisfies Meta<ModalStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const ask = async () => {
  (await screen.findByRole('button', { name: 'Страница' })).focus();
  await userEvent.keyboard('{Enter}');
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Asked for, and on the screen. */
export const Open: Story = {
  play: async () => {
    await ask();
    await screen.findByRole('dialog', { name: 'Вход' });
  },
};

/** Escape closes, and the focus is back where it was. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await ask();
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Страница' })).toHaveFocus());
    await expect(args.onOutcome).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'modal.rejected', reason: 'cancelled' }),
    );
  },
};

/** The second waits for the first; after the last the focus is back on the page. */
export const Queue: Story = {
  args: { requests: [modalRequests.login, modalRequests.profiles] },
  play: async () => {
    await ask();
    await screen.findByRole('dialog', { name: 'Вход' });
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Кто смотрит' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
    await isGone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Страница' })).toHaveFocus());
  },
};

/** A dialog that could not be loaded. */
export const Broken: Story = {
  args: { requests: [{ id: 'broken', name: 'broken' }] },
  play: async () => {
    await ask();
    await screen.findByRole('dialog');
  },
};
