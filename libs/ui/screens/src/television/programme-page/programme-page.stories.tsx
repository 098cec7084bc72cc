import type { Meta, StoryObj } from '@storybook/react-vite';
import { channelPage } from '../channel-page/channel-page.fixtures.tsx';
import { ReminderButton } from '../reminder-button/index.ts';
import { tabThrough } from '@foyer/ui/testing/tab-through';
import { ProgrammePage } from './programme-page.tsx';

const { breadcrumbs, name, mark, background, now, timeZone, data, actionOf } = channelPage;

const meta = {
  title: 'Components/ProgrammePage',
  component: ProgrammePage,
  args: {
    breadcrumbs: [...breadcrumbs, { title: 'Генерал', href: '/tv/nemoy-ekran/shows/general' }],
    title: 'Генерал',
    picture: background,
    ageLabel: '6+',
    description:
      'Машинист Джонни Грей в\u00A0одиночку гонится за угнанным паровозом. Немой шедевр с\u00A0живым оркестром.',
    channel: { name, href: '/tv/nemoy-ekran', mark },
    when: '21\u00A0ноября, 18:40–20:05',
    isOnAir: true,
    watch: { title: 'Смотреть эфир', href: '/tv/nemoy-ekran/player', icon: 'play' },
    fromStartHref: '/tv/nemoy-ekran/player?program=1&start_time=1',
    item: { title: 'О\u00A0фильме', href: '/movies/general' },
    showings: data.programmes.slice(12, 22).map((one) => ({ ...one, note: '21\u00A0ноября' })),
    now,
    timeZone,
    actionOf,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProgrammePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAir: Story = {};

/** Still to come: nothing to play, a reminder to set. */
export const Ahead: Story = {
  args: {
    isOnAir: false,
    watch: undefined,
    fromStartHref: undefined,
    actions: (
      <ReminderButton name="Генерал" time="20:05" isSet={false} isWhole onToggle={() => {}} />
    ),
  },
};

/** Over, and the archive has to be bought. */
export const Locked: Story = {
  args: {
    isOnAir: false,
    fromStartHref: undefined,
    isArchiveLocked: true,
    watch: { title: 'Подключить архив', href: '/services/tv-archive', icon: 'lock' },
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Необыкновенные приключения мистера Веста в\u00A0стране большевиков',
    showings: [],
  },
};

export const Armenian: Story = { globals: { language: 'hye' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

/** A few showings are enough to go through. */
export const ByKeyboard: Story = {
  args: { showings: data.programmes.slice(-5) },
  play: tabThrough,
};
