import { defineVariants } from '@foyer/ui/variants';
import type { SignInDialogProps } from './sign-in-dialog.types.ts';

/** The shell of sign-in and registration: a dialog with the catalogue behind or beside it. Look §1, §2 "Dialogs" */
export const SignInDialog = defineVariants<'dialog', SignInDialogProps>('dialog', {
  card: {
    module: 'libs/ui/screens/src/viewers/sign-in-dialog/wall.tsx',
    load: () => import('./wall.tsx'),
  },
  spread: {
    module: 'libs/ui/screens/src/viewers/sign-in-dialog/cover.tsx',
    load: () => import('./cover.tsx'),
  },
});
