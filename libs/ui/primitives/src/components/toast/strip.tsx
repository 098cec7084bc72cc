import { Icon } from '../icon/index.ts';
import {
  action,
  body,
  close,
  picture,
  region,
  sign,
  text,
  title,
  toast,
  words,
} from './strip.css.ts';
import { ToastFrame } from './toast-frame.tsx';
import type { ToastRegionProps } from './toast.types.ts';

const classes = { region, toast, sign, picture, body, words, title, text, action, close };

/** Toasts as strips of marked paper under the masthead, five columns wide; on phones from edge to edge. */
export default function StripToasts(props: ToastRegionProps) {
  return <ToastFrame {...props} classes={classes} closeIcon={<Icon name="close" size={26} />} />;
}
