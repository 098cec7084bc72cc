import { shape as shapes, skeleton } from './skeleton.css.ts';

/** A place where something will be. Decoration; say elsewhere that the page is loading. */
export function Skeleton({ shape }: { shape: keyof typeof shapes }) {
  return <span aria-hidden="true" className={`${skeleton} ${shapes[shape]}`} />;
}
