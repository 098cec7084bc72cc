import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '@foyer/ui/button';
import { isLanguageCode } from '@foyer/ui/languages';
import { Link } from '@foyer/ui/link';
import { PhoneField } from '@foyer/ui/phone-field';
import { SignInDialog } from '@foyer/screens/sign-in-dialog';
import { actions, consent } from './sign-in.css.ts';
import { signInWords } from './sign-in.words.ts';
import { wallOfPosters } from './wall-of-posters.ts';

const russia = { id: 'ru', name: 'Россия', callCode: '+7', mask: 'XXX XXX-XX-XX' };

/** Forty posters of the demo catalogue, none beside itself. */
const posters = wallOfPosters.map((slug) => ({
  url: `/api/v1/images/poster-${slug}`,
  color: '#14264a',
  tone: 'dark' as const,
}));

const meta = {
  title: 'Screens/Sign-in',
  parameters: { layout: 'fullscreen' },
  render: function SignIn(_args, { globals }) {
    const language = String(globals['language']);
    const words = signInWords[isLanguageCode(language) ? language : 'rus'];
    const [phone, setPhone] = useState('790000000');
    const [before, terms, and, privacy] = words.consent;
    return (
      <SignInDialog
        title={words.title}
        description={words.description}
        isOpen
        onClose={() => {}}
        posters={posters}
        cover={{
          picture: {
            url: '/api/v1/images/backdrop-chuzhie-litsa',
            color: '#7aa5bd',
            tone: 'light',
          },
          title: words.coverTitle,
          facts: words.coverFacts,
        }}
        step={{ current: 1, total: 2 }}
      >
        <PhoneField
          label={words.phone}
          country={russia}
          value={phone}
          onChange={setPhone}
          hint={words.hint}
        />
        <div className={actions}>
          <Button>{words.send}</Button>
          <Button tone="plain">{words.byMail}</Button>
        </div>
        <p className={consent}>
          {before}
          <Link href="/docs">{terms}</Link>
          {and}
          <Link href="/docs">{privacy}</Link>.
        </p>
      </SignInDialog>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first step of sign-in. */
export const Phone: Story = {
  play: async () => {
    const field = await screen.findByRole('textbox');
    await userEvent.click(field);
    await userEvent.tab();
    await expect(screen.getAllByRole('button')[0]).toHaveFocus();
  },
};

export const Armenian: Story = { globals: { language: 'hye' } };
