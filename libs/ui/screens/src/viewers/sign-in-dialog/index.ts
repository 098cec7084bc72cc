export { SignInDialog } from './sign-in-dialog.tsx';
export type { SignInCover, SignInDialogProps } from './sign-in-dialog.types.ts';
