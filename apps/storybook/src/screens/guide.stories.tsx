import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeptGuide, makeGuide } from '@foyer/screens/guide/fixtures';
import { Screen } from './screen.tsx';

const meta = {
  title: 'Screens/Guide',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Screen path="/tv" isOverHero>
      <KeptGuide {...makeGuide()} />
    </Screen>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Russian: Story = {};

export const Armenian: Story = { globals: { language: 'hye' } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
