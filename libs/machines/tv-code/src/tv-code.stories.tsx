import { secret } from '@foyer/core';
import { PortsProvider } from '@foyer/core/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fakeTvCodePorts, rightCodes, tvCodeErrors } from './tv-code.fixtures.ts';
import { createTvCodeMachine } from './tv-code.machine.ts';
import type { TvCodePorts } from './tv-code.types.ts';
import { TvCodeFlow } from './tv-code.view.tsx';

const meta = {
  title: 'Flows/Tv code',
  component: TvCodeFlow,
  // What react-aria's announcer has said points at buttons that are gone by then.
  parameters: { a11y: { context: { exclude: ['[data-live-announcer]'] } } },
} satisfies Meta<typeof TvCodeFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The flow over a service that answers otherwise here and there. */
const over = (replaced: Partial<TvCodePorts> = {}): NonNullable<Story['decorators']> => {
  const ports = fakeTvCodePorts(replaced);
  return (Flow) => (
    <PortsProvider flow={createTvCodeMachine} ports={ports}>
      <Flow />
    </PortsProvider>
  );
};

const field = () => screen.findByLabelText(/^Код с экрана/);

/** Empty. */
export const Form: Story = {
  decorators: over(),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Включить экран' })).toBeDisabled();
  },
};

/** Two places are left. */
export const Typing: Story = {
  decorators: over(),
  play: async () => {
    await userEvent.type(await field(), 'k7m2');
    await screen.findByText('ещё 2 знака');
  },
};

/** No television shows the code; the way back by keyboard. */
export const Unknown: Story = {
  decorators: over(),
  play: async () => {
    await userEvent.type(await field(), 'zzzzzz{Enter}');
    await screen.findByText(/^Код не подошёл/);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  },
};

/** It is connected. */
export const Connected: Story = {
  decorators: over(),
  play: async () => {
    await userEvent.type(await field(), `${rightCodes.television}{Enter}`);
    await screen.findByRole('link', { name: 'К устройствам' });
  },
};

/** The code of an operator, which the address brought, is used already. */
export const OperatorRefused: Story = {
  decorators: over({
    readAddress: async () => secret(rightCodes.operator),
    sendOperatorCode: () => Promise.reject(tvCodeErrors.used),
  }),
  play: async () => {
    await screen.findByDisplayValue(rightCodes.operator);
    await userEvent.click(await screen.findByRole('button', { name: 'Включить экран' }));
    await screen.findByText('Код устарел или уже использован');
  },
};

/** A narrow phone in Armenian: nothing is cut off. */
export const Narrow: Story = {
  decorators: over(),
  globals: { viewport: { value: 'mobile1', isRotated: false }, language: 'hye' },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^Կոդը հեռուստացույցի/), 'k7m2');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(clientWidth).toBe(320);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
