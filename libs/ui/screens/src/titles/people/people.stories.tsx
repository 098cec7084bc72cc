import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { filmFoot, longTitle } from '../../testing/fixtures.ts';
import { PeopleGroups, PersonHead } from './index.ts';

const [first] = filmFoot.persons;

const meta = {
  title: 'Components/People',
  component: PeopleGroups,
  args: {
    groups: [
      { id: 'director', heading: 'Режиссура', persons: filmFoot.persons.slice(0, 1) },
      { id: 'actor', heading: 'В\u00A0ролях', persons: filmFoot.persons },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PeopleGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cast: Story = {};

export const LongRussian: Story = {
  args: {
    groups: [
      {
        id: 'actor',
        heading: 'В\u00A0ролях',
        persons: [
          { id: 'long', href: '/persons/long', name: longTitle.title, part: longTitle.title },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    groups: [
      {
        id: 'actor',
        heading: 'Դերերում',
        persons: [{ id: 'a', href: '/persons/a', name: 'Աննա Վետրովա', part: 'նավապետ' }],
      },
    ],
  },
  globals: { language: 'hye' },
};

/** Each person is one stop of Tab. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Head: Story = {
  render: () => (
    <PersonHead name="Анна Ветрова" trades="актриса, сценарист" picture={first?.picture} />
  ),
};

export const HeadLong: Story = {
  render: () => <PersonHead name={longTitle.title} trades="режиссёр" />,
  globals: { viewport: { value: 'mobile1' } },
};
