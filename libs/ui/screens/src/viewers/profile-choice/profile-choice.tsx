import { defineVariants } from '@foyer/ui/variants';
import type { ProfileChoiceProps } from './profile-choice.types.ts';

/** The profiles of an account; a press chooses, Tab goes from one to the next. Look §1 and §2 "Dialogs" */
export const ProfileChoice = defineVariants<'dialog', ProfileChoiceProps>('dialog', {
  card: {
    module: 'libs/ui/screens/src/viewers/profile-choice/tiles.tsx',
    load: () => import('./tiles.tsx'),
  },
  spread: {
    module: 'libs/ui/screens/src/viewers/profile-choice/register.tsx',
    load: () => import('./register.tsx'),
  },
});
