import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageLinks } from '../../testing/fixtures.ts';
import FooterColumns from './columns.tsx';
import { armenianFooterGroups, footerGroups } from './footer.fixtures.ts';

const meta = {
  title: 'Components/Footer/Columns',
  component: FooterColumns,
  args: { groups: footerGroups, languages: languageLinks, year: 2026 },
  globals: { label: 'alternate' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FooterColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Armenian: Story = {
  args: { groups: armenianFooterGroups },
  globals: { label: 'alternate', language: 'hye' },
};

export const Narrow: Story = {
  globals: { label: 'alternate', viewport: { value: 'mobile1', isRotated: false } },
};
