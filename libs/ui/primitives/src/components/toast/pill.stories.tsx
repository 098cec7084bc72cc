import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CodeInput } from '../code-input/index.ts';
import { Dialog } from '../dialog/index.ts';
import PillToasts from './pill.tsx';
import { bookmarked, newEpisode, saved, unpaid } from './toast.fixtures.ts';

const meta = {
  title: 'Components/Toast/Pill',
  component: PillToasts,
  args: { toasts: [bookmarked], onClose: fn(), onPause: fn(), onResume: fn(), onAction: fn() },
  globals: { label: 'main' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PillToasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};

export const Failure: Story = { args: { toasts: [unpaid] } };

/** Stays until it is closed: it has no time. */
export const Plain: Story = { args: { toasts: [saved] } };

export const WithPicture: Story = { args: { toasts: [newEpisode] } };

/** The words of the server, which may hold links. */
export const WithContent: Story = {
  args: {
    toasts: [
      {
        ...saved,
        title: 'Подарок открыт',
        icon: 'gift',
        content: (
          <>
            Сертификат ждёт вас в <a href="/my/certificates">личном кабинете</a>.
          </>
        ),
      },
    ],
  },
};

/** The fifth waits. */
export const Four: Story = {
  args: { toasts: [bookmarked, unpaid, newEpisode, saved, { ...saved, id: 'fifth' }] },
};

/** F6 goes in and stops the time, Escape closes, F6 goes back. */
export const Keyboard: Story = {
  args: { toasts: [bookmarked, newEpisode] },
  render: (args) => (
    <>
      <main style={{ marginInlineStart: 560, padding: 24 }}>
        <button type="button">Страница</button>
      </main>
      <PillToasts {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const page = await canvas.findByRole('button', { name: 'Страница' });
    const region = await screen.findByRole('region', { name: 'Уведомления' });
    page.focus();
    await userEvent.keyboard('{F6}');
    await expect(region).toHaveFocus();
    await expect(args.onPause).toHaveBeenCalledTimes(2);

    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Отменить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onAction).toHaveBeenCalledWith('bookmarked');
    await expect(args.onClose).toHaveBeenCalledWith('bookmarked');

    await userEvent.keyboard('{F6}');
    await expect(page).toHaveFocus();
    await expect(args.onResume).toHaveBeenCalledTimes(2);
  },
};

export const LongRussian: Story = {
  args: {
    toasts: [
      {
        ...unpaid,
        title:
          'Оплата за достопочтеннейшего инспектора Кржижановского не\u00A0прошла и не\u00A0пройдёт',
      },
    ],
  },
};

export const Armenian: Story = {
  args: {
    toasts: [
      {
        ...unpaid,
        title: 'Վճարումը չհաջողվեց',
        text: 'Գումարը չի գանձվել։ Փորձեք այլ քարտով։',
        action: { label: 'Փոխել քարտը', href: '/my/payments' },
      },
    ],
  },
  globals: { label: 'main', language: 'hye' },
};

/** Seen, heard and pressed while a dialog keeps the rest of the page away. */
export const OverDialog: Story = {
  args: { toasts: [unpaid] },
  render: (args) => (
    <>
      <Dialog title="Введите ПИН-код" isOpen onClose={() => {}}>
        <CodeInput label="ПИН-код" isSecret />
      </Dialog>
      <PillToasts {...args} />
    </>
  ),
  play: async ({ args }) => {
    await screen.findByRole('dialog', {}, { timeout: 5000 });
    await userEvent.click(screen.getByRole('button', { name: /^Закрыть уведомление/ }));
    await expect(args.onClose).toHaveBeenCalledWith('unpaid');
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
};

/** Under the top bar. */
export const Phone: Story = {
  args: { toasts: [newEpisode, unpaid] },
  globals: { label: 'main', viewport: { value: 'mobile1' } },
};
