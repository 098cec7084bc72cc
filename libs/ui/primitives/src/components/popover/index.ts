export { Popover, type PopoverProps } from './popover.tsx';
export type { TriggerProps } from './trigger.types.ts';
