import { isLanguageCode, type LanguageCode } from '@foyer/ui/i18n';
import { isLabelId, type LabelId, labels } from '@foyer/ui/theme';
import type { Preview } from '@storybook/react-vite';
import type { Motion } from './motion.ts';

/** What the toolbar sets, and what a story may fix through `globals`. */
export interface StorySettings {
  label: LabelId;
  language: LanguageCode;
  motion: Motion;
}

/** The toolbar's menus. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  label: {
    description: 'White label',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.values(labels).map(({ id, name }) => ({
        value: id,
        title: `${name.rus} (${id})`,
      })),
    },
  },
  language: {
    description: 'Language of the interface',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'rus', title: 'Русский' },
        { value: 'eng', title: 'English' },
        { value: 'hye', title: 'Հայերեն' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion as the system says' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
};

/** Reads Storybook's globals; what is unknown there is the default. */
export function settingsOf(globals: Record<string, unknown>): StorySettings {
  const { label, language, motion } = globals;
  return {
    label: typeof label === 'string' && isLabelId(label) ? label : 'main',
    language: isLanguageCode(language) ? language : 'rus',
    motion: motion === 'reduced' ? 'reduced' : 'system',
  };
}
