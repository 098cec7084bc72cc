import { style, styleVariants } from '@vanilla-extract/css';
import alert from 'lucide-static/icons/circle-alert.svg?no-inline';
import arrowDown from 'lucide-static/icons/arrow-down.svg?no-inline';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?no-inline';
import arrowUp from 'lucide-static/icons/arrow-up.svg?no-inline';
import bold from 'lucide-static/icons/bold.svg?no-inline';
import check from 'lucide-static/icons/check.svg?no-inline';
import close from 'lucide-static/icons/x.svg?no-inline';
import copy from 'lucide-static/icons/copy.svg?no-inline';
import eye from 'lucide-static/icons/eye.svg?no-inline';
import eyeOff from 'lucide-static/icons/eye-off.svg?no-inline';
import grip from 'lucide-static/icons/grip-vertical.svg?no-inline';
import history from 'lucide-static/icons/history.svg?no-inline';
import italic from 'lucide-static/icons/italic.svg?no-inline';
import languages from 'lucide-static/icons/languages.svg?no-inline';
import leave from 'lucide-static/icons/log-out.svg?no-inline';
import link from 'lucide-static/icons/link.svg?no-inline';
import list from 'lucide-static/icons/list.svg?no-inline';
import numbers from 'lucide-static/icons/list-ordered.svg?no-inline';
import plus from 'lucide-static/icons/plus.svg?no-inline';
import redo from 'lucide-static/icons/redo-2.svg?no-inline';
import search from 'lucide-static/icons/search.svg?no-inline';
import trash from 'lucide-static/icons/trash-2.svg?no-inline';
import undo from 'lucide-static/icons/undo-2.svg?no-inline';
import unlink from 'lucide-static/icons/unlink.svg?no-inline';
import warning from 'lucide-static/icons/triangle-alert.svg?no-inline';

const base = style({
  display: 'inline-block',
  inlineSize: 20,
  blockSize: 20,
  flexShrink: 0,
  backgroundColor: 'currentColor',
  maskRepeat: 'no-repeat',
  maskPosition: 'center',
  maskSize: 'contain',
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
});

/** Drawings by name; they take the colour of the words beside them. */
export const icons = styleVariants(
  {
    alert,
    arrowDown,
    arrowLeft,
    arrowUp,
    bold,
    check,
    close,
    copy,
    eye,
    eyeOff,
    grip,
    history,
    italic,
    languages,
    leave,
    link,
    list,
    numbers,
    plus,
    redo,
    search,
    trash,
    undo,
    unlink,
    warning,
  },
  (address) => [base, { maskImage: `url("${address}")` }],
);
