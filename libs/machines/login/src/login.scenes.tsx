import { PortsProvider } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fakeLoginPorts, loginInputs } from './login.fixtures.ts';
import { createLoginMachine } from './login.machine.ts';
import type { LoginPorts } from './login.types.ts';
import { LoginFlow, type LoginFlowProps } from './login.view.tsx';

const picture = (name: string) => ({
  url: `/api/v1/images/${name}`,
  color: '#2a2a32',
  tone: 'dark' as const,
});

const slugs = [
  'metropolis',
  'tihaya-voda',
  'sosedi-sverhu',
  'kassiopeya',
  'chuzhie-litsa',
  'devyat-etazhey',
  'tango-na-kryshe',
  'gorod-posle-dozhdya',
  'leto-v-gyumri',
  'general',
];

/** Pictures of the catalogue that Storybook has. */
const scene: LoginFlowProps['scene'] = {
  posters: Array.from({ length: 60 }, (_, place) =>
    picture(`poster-${slugs[place % slugs.length] ?? 'metropolis'}`),
  ),
  cover: {
    picture: picture('backdrop-metropolis'),
    title: 'Лунный реестр',
    facts: 'Детектив, 8 серий',
  },
};

const Step = () => (
  <ul>
    <li>Анна</li>
    <li>Дети</li>
  </ul>
);

/** Stand for the steps that other libraries make. */
const views: LoginFlowProps['views'] = {
  profiles: Step,
  newProfile: Step,
  pinSetUp: Step,
};

/** A story's ports come from the fake service, made anew for each showing. */
interface LoginStoryProps extends LoginFlowProps {
  service: () => LoginPorts;
}

/** What the stories of the flow have in common. */
export const loginMeta = {
  args: {
    shell: openShell,
    input: loginInputs.plain,
    scene,
    views,
    documents: { terms: '/docs/terms', policy: '/docs/policy' },
    onDone: fn(),
    service: fakeLoginPorts,
  },
  parameters: {
    layout: 'fullscreen',
    // What react-aria's announcer has said points at buttons that are gone by then.
    a11y: { context: { exclude: ['[data-live-announcer]'] } },
  },
  argTypes: {
    shell: { control: false },
    scene: { control: false },
    views: { control: false },
    service: { control: false },
  },
  loaders: [({ args }) => ({ ports: args.service() })],
  render: ({ service: _service, ...props }, { loaded }) => (
    <PortsProvider flow={createLoginMachine} ports={loaded['ports'] as LoginPorts}>
      <LoginFlow {...props} />
    </PortsProvider>
  ),
} satisfies Meta<LoginStoryProps>;

/** A story of the sign-in. */
export type Story = StoryObj<typeof loginMeta>;

/** Names of the fields, as the viewer reads them. */
export const label = {
  phone: /^Номер/,
  email: /^Почта/,
  code: /^Код из/,
  password: /^Пароль/,
  first: /^Новый пароль/,
  again: /^Ещё раз/,
};
/** A field by its name. */
export const field = (name: RegExp) => screen.findByLabelText(name, { selector: 'input' });
/** A button by its name. */
export const button = (name: RegExp) => screen.findByRole('button', { name });

/** Types into the field that has the focus by itself, and goes on with Enter; the last digit of a code is enough. */
export async function enter(name: RegExp, value: string) {
  const input = await field(name);
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.keyboard(name === label.code ? value : `${value}{Enter}`);
}

/** Enters an e-mail address instead of a phone. */
export const enterEmail = async (address: string) => {
  await userEvent.click(await button(/^Войти по.почте/));
  await enter(label.email, address);
};
