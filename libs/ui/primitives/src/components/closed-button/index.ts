export { ClosedButton, type ClosedButtonProps } from './closed-button.tsx';
