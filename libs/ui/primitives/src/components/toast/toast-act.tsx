import type { ToastAction } from './toast.types.ts';

/** Props of {@link ToastAct}. */
export type ToastActProps = ToastAction & { className: string; onAction: () => void };

/** The action of a toast: a link where it leads somewhere, a button where it does something. */
export function ToastAct({ className, onAction, ...action }: ToastActProps) {
  if ('href' in action) {
    return (
      <a className={className} href={action.href} onClick={onAction}>
        {action.label}
      </a>
    );
  }
  const act = () => {
    onAction();
    action.onPress();
  };
  return (
    <button type="button" className={className} onClick={act}>
      {action.label}
    </button>
  );
}
