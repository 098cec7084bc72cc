import { PortsProvider } from '@foyer/core/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import {
  fakePromoCodePorts,
  promoAnswers,
  promoErrors,
  promoStandings,
  rightCode,
} from './promo-code.fixtures.ts';
import { createPromoCodeMachine } from './promo-code.machine.ts';
import type { PromoCodePorts } from './promo-code.types.ts';
import { PromoCodeFlow } from './promo-code.view.tsx';
import { plainWords } from './promo-code.words.fixtures.ts';

const meta = {
  title: 'Flows/PromoCode',
  component: PromoCodeFlow,
  args: {
    title: 'Введите промокод',
    lead: 'С карты, из письма или со спины билета.',
    words: plainWords,
    giftHref: '#gifts',
    holdPage: fn(() => () => {}),
  },
  argTypes: { words: { control: false }, lead: { control: false } },
} satisfies Meta<typeof PromoCodeFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The flow over a service that answers otherwise here and there. */
const over = (replaced: Partial<PromoCodePorts> = {}): NonNullable<Story['decorators']> => {
  const ports = fakePromoCodePorts(replaced);
  return (Flow) => (
    <PortsProvider flow={createPromoCodeMachine} ports={ports}>
      <Flow />
    </PortsProvider>
  );
};

const enter = async (code: string, label = 'Промокод') =>
  userEvent.type(await screen.findByLabelText(label), `${code}{Enter}`);

/** An empty field, whose button waits. */
export const Form: Story = {
  decorators: over(),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Применить' })).toBeDisabled();
  },
};

/** The code of an address, in capitals however it was written. */
export const Prefilled: Story = {
  decorators: over(),
  args: { prefill: 'свет-2026' },
  play: async () => {
    await expect(await screen.findByLabelText('Промокод')).toHaveStyle({
      textTransform: 'uppercase',
    });
  },
};

/** The words of the service at the field, and the tries that are left. */
export const Wrong: Story = {
  decorators: over(),
  play: async () => {
    await enter('нет');
    await screen.findByText('Такого кода нет');
    await screen.findByText('Осталось 4 попытки');
  },
};

/** The sixth code of a day. */
export const Limit: Story = {
  decorators: over({ findStanding: async () => promoStandings.limit }),
  play: async () => {
    await enter(rightCode);
    await screen.findByText(/^Попытки на сегодня закончились/);
  },
};

/** The limit of the service, with its time. */
export const Wait: Story = {
  decorators: over({ sendCode: () => Promise.reject(promoErrors.tooMany) }),
  play: async () => {
    await enter(rightCode);
    await screen.findByText('Новая попытка — через 2 часа');
  },
};

/** The code is right, and a card is needed. */
export const Card: Story = {
  decorators: over({ sendCode: () => Promise.reject(promoErrors.needsCard) }),
  play: async () => {
    await enter('sportcard');
    await screen.findByRole('button', { name: 'Привязать карту' });
  },
};

/** What the code gave: the light is on, or the slip is stamped. */
export const Success: Story = {
  decorators: over(),
  play: async () => {
    await enter(rightCode);
    await expect(
      await screen.findByRole('heading', { name: 'Промокод активирован' }),
    ).toHaveFocus();
  },
};

/** A certificate that was typed into the same field. */
export const Certificate: Story = {
  decorators: over({ sendCode: async () => promoAnswers.certificate }),
  play: async () => {
    await enter('gift-22222-33333');
    await screen.findByRole('heading', { name: /^Сертификат активирован/ });
  },
};

/** A narrow phone in Armenian: nothing is cut off. */
export const Narrow: Story = {
  decorators: over(),
  args: { title: 'Մուտքագրեք պրոմոկոդը', lead: undefined },
  globals: { viewport: { value: 'mobile1', isRotated: false }, language: 'hye' },
  play: async () => {
    await enter('0000', 'Պրոմոկոդ');
    await screen.findByText('Մնաց 4 փորձ');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(clientWidth).toBe(320);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
