import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '@foyer/ui/button';
import { EmbedTester } from './embed-tester.tsx';

const meta = {
  title: 'Components/EmbedTester',
  component: EmbedTester,
  args: {
    children: <Button type="submit">Открыть</Button>,
    onSubmit: fn(),
    frameRef: null,
    heading: 'Что слышит страница вокруг плеера',
    emptyText: 'Плеер ещё ничего не сказал.',
    messages: [],
  },
} satisfies Meta<typeof EmbedTester>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};

export const Told: Story = {
  args: {
    messages: [
      'get_partner_id',
      'playback_start',
      'info {"title":"Метрополис","state":"playing","position":0,"duration":180,"volume":0.8,"is_muted":false}',
      'playback_end {"ads_shown":0,"position":180}',
    ],
  },
};

export const Narrow: Story = {
  ...Told,
  globals: { viewport: { value: 'mobile1' } },
};
