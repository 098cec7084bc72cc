import { PortsProvider } from '@foyer/core/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { OnboardingDialog } from './product-onboarding.dialog.fixtures.tsx';
import {
  fakeProductOnboardingPorts,
  onboardingError,
  onboardingProducts,
} from './product-onboarding.fixtures.ts';
import { createProductOnboardingMachine } from './product-onboarding.machine.ts';
import type { ProductOnboardingPorts } from './product-onboarding.types.ts';

const meta = {
  title: 'Flows/Product onboarding',
  component: OnboardingDialog,
  args: { onDone: fn() },
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
} satisfies Meta<typeof OnboardingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The step over a service that answers otherwise here and there. */
const over = (replaced: Partial<ProductOnboardingPorts> = {}): NonNullable<Story['decorators']> => {
  const ports = fakeProductOnboardingPorts(replaced);
  return (Flow) => (
    <PortsProvider flow={createProductOnboardingMachine} ports={ports}>
      <Flow />
    </PortsProvider>
  );
};

const isFirst: Story['play'] = async () => {
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 3, name: 'Кино' })).toHaveFocus(),
  );
};

/** Three pages, where they have room beside each other. */
export const Wide: Story = { args: { size: 'wide' }, decorators: over(), play: isFirst };

/** The dialog of the payment. */
export const InPayment: Story = { decorators: over(), play: isFirst };

/** Through the pages by the keyboard alone. */
export const Through: Story = {
  args: { size: 'wide' },
  decorators: over(),
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: 'Дальше' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Что входит' })).toHaveFocus());
    screen.getByRole('button', { name: 'Дальше' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Смотреть' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ status: 'watch' }));
  },
};

/** A service of which nothing more is said. */
export const OnePage: Story = {
  decorators: over({ findProduct: async () => onboardingProducts.bare }),
  play: isFirst,
};

/** A film that was bought for good. */
export const Title: Story = {
  decorators: over({ findProduct: async () => onboardingProducts.film }),
  play: async () => {
    const { name } = onboardingProducts.film.mediaItem;
    await waitFor(() => expect(screen.getByRole('heading', { level: 3, name })).toHaveFocus());
  },
};

/** The service does not come. */
export const Failed: Story = {
  decorators: over({ findProduct: () => Promise.reject(onboardingError) }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Перерыв');
  },
};

/** A narrow phone in Armenian: nothing is cut off. */
export const Narrow: Story = {
  args: { size: 'wide' },
  decorators: over(),
  globals: { viewport: { value: 'mobile1', isRotated: false }, language: 'hye' },
  play: async () => {
    await screen.findByRole('button', { name: 'Առաջ' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(clientWidth).toBe(320);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
