export { FrameDialog, type FrameDialogProps } from './frame-dialog.tsx';
