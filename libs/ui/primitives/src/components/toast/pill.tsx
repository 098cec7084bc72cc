import { Icon } from '../icon/index.ts';
import {
  action,
  body,
  close,
  picture,
  region,
  sign,
  text,
  time,
  title,
  toast,
  words,
} from './pill.css.ts';
import { ToastFrame } from './toast-frame.tsx';
import type { ToastRegionProps } from './toast.types.ts';

const classes = { region, toast, sign, picture, body, words, title, text, action, close, time };

/** Toasts as dark plates beside the rail, each with a line of the time it stays; on phones under the top bar. */
export default function PillToasts(props: ToastRegionProps) {
  return <ToastFrame {...props} classes={classes} closeIcon={<Icon name="close" size={20} />} />;
}
