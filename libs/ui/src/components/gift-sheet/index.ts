export { GiftSheet, type GiftSheetProps } from './gift-sheet.tsx';
