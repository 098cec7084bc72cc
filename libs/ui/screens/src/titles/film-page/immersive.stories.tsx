import type { Meta, StoryObj } from '@storybook/react-vite';
import { armenianTitle, filmFoot, filmPage, longTitle } from '../../testing/fixtures.ts';
import { FilmFoot } from './index.ts';
import ImmersiveFilmPage from './immersive.tsx';
import { tabThrough } from '@foyer/ui/testing/tab-through';

const meta = {
  title: 'Components/FilmPage/Immersive',
  component: ImmersiveFilmPage,
  args: filmPage,
  parameters: { layout: 'fullscreen' },
  globals: { label: 'main' },
} satisfies Meta<typeof ImmersiveFilmPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

const { trailerHref: _trailer, priceText: _price, ...bare } = filmPage;
/** Neither trailer, price, cast nor anything similar. */
export const Bare: Story = {
  args: {
    ...bare,
    foot: <FilmFoot {...filmFoot} persons={[]} similar={[]} />,
  },
};

export const LongRussian: Story = {
  args: {
    title: longTitle,
    breadcrumbs: [{ title: 'Главная', href: '/' }, { title: longTitle.title }],
  },
};

export const Armenian: Story = {
  args: { title: armenianTitle },
  globals: { label: 'main', language: 'hye' },
};

export const Phone: Story = { globals: { label: 'main', viewport: { value: 'mobile1' } } };

export const PhoneLong: Story = {
  args: { title: longTitle },
  globals: { label: 'main', viewport: { value: 'mobile1' } },
};

export const ByKeyboard: Story = { play: tabThrough };
