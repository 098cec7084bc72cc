import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryRows } from '../entry-rows/index.ts';
import { PersonalPage } from '../personal-page/index.ts';
import { tabThrough } from '@foyer/ui/testing/tab-through';
import {
  PersonalContents,
  PersonalSections,
  type PersonalSectionLink,
} from './personal-contents.tsx';

const sections: readonly PersonalSectionLink[] = [
  ['collection', 'Моя коллекция', 'bookmark', 'Избранное и\u00A0купленное'],
  ['positions', 'История просмотра', 'clock', 'Что вы смотрели и\u00A0где остановились'],
  ['payments', 'Платежи и\u00A0услуги', 'check', 'Счёт, платежи и\u00A0подписки'],
  ['journal', 'Журнал', 'mail', 'Письма и\u00A0опросы', '2 новых'],
].map(([id = '', title = '', icon, note = '', value]) => ({
  id,
  title,
  icon: icon as PersonalSectionLink['icon'],
  note,
  value,
  href: `/my/${id}`,
}));

const meta = {
  title: 'Components/PersonalContents',
  component: PersonalContents,
  args: { label: 'Мой раздел', sections },
} satisfies Meta<typeof PersonalContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contents: Story = { play: tabThrough };

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Beside the rows of a section, where there is room. */
export const BesideRows: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <PersonalPage
      heading="Платежи"
      aside={<PersonalSections {...args} currentPath="/my/payments" />}
    >
      <EntryRows
        label="Платежи"
        rows={[{ id: '1', title: 'Кино', notes: ['21\u00A0ноября'], value: '399\u00A0₽' }]}
      />
    </PersonalPage>
  ),
};
