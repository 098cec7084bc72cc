import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ActionRows } from '../action-rows/index.ts';
import { PersonalPage, PersonalSection } from './personal-page.tsx';

const meta = {
  title: 'Components/PersonalPage',
  component: PersonalPage,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Настройки',
    lead: 'Вы вошли как +7 900 000-00-02.',
    children: (
      <>
        <PersonalSection heading="Интерфейс">
          <ActionRows
            rows={[
              { id: 'language', title: 'Язык', value: 'Русский', icon: 'globe', onPress: fn() },
            ]}
          />
        </PersonalSection>
        <PersonalSection heading="Защита">
          <ActionRows
            rows={[
              { id: 'pin', title: 'Сменить ПИН-код', icon: 'lock', onPress: fn() },
              { id: 'off', title: 'Отключить ПИН-код', icon: 'eye-off', onPress: fn() },
            ]}
          />
        </PersonalSection>
      </>
    ),
  },
} satisfies Meta<typeof PersonalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {};

export const LongRussian: Story = {
  args: { heading: 'Подключённые к\u00A0аккаунту высокоинтеллектуальные устройства' },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { heading: 'Կարգավորումներ', lead: 'Դուք մուտք եք գործել +7 900 000-00-02 համարով։' },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
