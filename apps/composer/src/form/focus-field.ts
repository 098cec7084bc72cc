import type { Path } from '@foyer/page-document';

/**
 * Gives the focus to the field of a value, or to the nearest that holds it.
 *
 * @param path - Of the value in its block.
 * @returns False where no field is there.
 */
export function focusField(form: ParentNode, path: Path): boolean {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const place = CSS.escape(path.slice(0, depth).join('.'));
    const field = form.querySelector(`[data-path="${place}"]`);
    const control = field?.querySelector<HTMLElement>('input, select, textarea, [role="textbox"]');
    if (control) {
      control.focus();
      return true;
    }
  }
  return false;
}
