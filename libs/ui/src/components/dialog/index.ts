export { Dialog } from './dialog.tsx';
export type { DialogProps } from '../component.types.ts';
