import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConsentPage } from './consent-page.tsx';

const meta = {
  title: 'Components/ConsentPage',
  component: ConsentPage,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Связать аккаунт с\u00A0Алисой?',
    text: 'Алиса сможет включать фильмы и\u00A0каналы от\u00A0имени аккаунта +7 900 000-00-02.',
    confirm: { title: 'Связать', onPress: fn() },
    cancel: { title: 'Не\u00A0связывать', onPress: fn() },
  },
} satisfies Meta<typeof ConsentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

/** Both answers by keyboard. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const first = await canvas.findByRole('button', { name: 'Связать' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.confirm.onPress).toHaveBeenCalledOnce();
    await expect(args.cancel.onPress).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { isPending: true } };

export const LongRussian: Story = {
  args: { heading: 'Связать аккаунт достопочтенного инспектора с\u00A0голосовым помощником?' },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    heading: 'Կապե՞լ հաշիվը Ալիսայի հետ',
    confirm: { title: 'Կապել', onPress: fn() },
    cancel: { title: 'Չկապել', onPress: fn() },
  },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
