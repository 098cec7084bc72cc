import { mark } from './age-mark.css.ts';

/** The age from which a title may be watched, such as `16+`. */
export function AgeMark({ label }: { label: string }) {
  return <span className={mark}>{label}</span>;
}
