export { ResendTimer, type ResendTimerProps } from './resend-timer.tsx';
