export { ReminderButton, type ReminderButtonProps } from './reminder-button.tsx';
