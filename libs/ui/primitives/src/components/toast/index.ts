export { ToastRegion } from './toast-region.tsx';
export type { ToastAction, ToastItem, ToastRegionProps } from './toast.types.ts';
