export { ActionRows, type ActionRow, type ActionRowsProps } from './action-rows.tsx';
