import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { PortsProvider } from '@foyer/core/react';
import { openShell } from '@foyer/modal/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fakeLanguagePorts, languageInputs } from './language.fixtures.ts';
import { createLanguageMachine } from './language.machine.ts';
import type { LanguagePorts } from './language.types.ts';
import { LanguageFlow, type LanguageFlowProps } from './language.view.tsx';

/** A story's ports come from the fake service, made anew for each showing. */
interface LanguageStoryProps extends LanguageFlowProps {
  service: () => LanguagePorts;
}

const meta = {
  title: 'Flows/Language',
  args: {
    shell: openShell,
    input: languageInputs.russian,
    onDone: fn(),
    service: fakeLanguagePorts,
  },
  argTypes: { shell: { control: false }, service: { control: false } },
  loaders: [({ args }) => ({ ports: args.service() })],
  render: ({ shell, input, onDone }, { loaded }) => (
    <PortsProvider flow={createLanguageMachine} ports={loaded['ports'] as LanguagePorts}>
      <LanguageFlow shell={shell} input={input} onDone={onDone} />
    </PortsProvider>
  ),
} satisfies Meta<LanguageStoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const language = (name: string) => screen.findByRole('button', { name });

/** The language in force is marked. */
export const Choosing: Story = {
  play: async () => {
    await expect(await language('Русский')).toHaveAttribute('aria-current', 'true');
  },
};

/** Tab and Enter choose. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    (await language('Русский')).focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith({ status: 'chosen', code: 'eng' }),
    );
  },
};

/** The choice is on its way, and no other can be made. */
export const Saving: Story = {
  args: {
    service: () => fakeLanguagePorts({ setLanguage: heldPort<{ code: string }, void>().port }),
  },
  play: async () => {
    await userEvent.click(await language('English'));
    await waitFor(async () => expect(await language('English')).toHaveAttribute('aria-current'));
    await expect(await language('Русский')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The choice was not taken. */
export const Failed: Story = {
  args: {
    service: () =>
      fakeLanguagePorts({
        setLanguage: () => Promise.reject(errorAnswer({ status: 500, code: 1 })),
      }),
  },
  play: async () => {
    await userEvent.click(await language('English'));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  },
};

/** There are no languages: the error dialog. LANG-007 */
export const NoLanguages: Story = {
  args: { service: () => fakeLanguagePorts({ listLanguages: async () => [] }) },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('list')).toBeNull();
  },
};
