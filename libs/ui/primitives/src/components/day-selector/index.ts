export { DaySelector, type DayChoice, type DaySelectorProps } from './day-selector.tsx';
