import { defineVariants } from '../../variants/variant.tsx';
import type { ProfileChoiceProps } from './profile-choice.types.ts';

/** The profiles of an account; a press chooses, Tab goes from one to the next. Look §1 and §2 "Dialogs" */
export const ProfileChoice = defineVariants<'dialog', ProfileChoiceProps>('dialog', {
  card: {
    module: 'libs/ui/src/components/profile-choice/tiles.tsx',
    load: () => import('./tiles.tsx'),
  },
  spread: {
    module: 'libs/ui/src/components/profile-choice/register.tsx',
    load: () => import('./register.tsx'),
  },
});
