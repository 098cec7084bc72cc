import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageTop } from './page-top.tsx';

const meta = {
  title: 'Components/PageTop',
  component: PageTop,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <main>
      <PageTop />
      <h1>Подобрано для вас</h1>
    </main>
  ),
} satisfies Meta<typeof PageTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboveAHeading: Story = {};
