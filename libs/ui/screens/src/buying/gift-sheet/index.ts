export { GiftSheet } from './gift-sheet.tsx';
export type { GiftSheetProps } from './gift-sheet.types.ts';
