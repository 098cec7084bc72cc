import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** What may still be entered, drawn where it will stand. */
export const ghost = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  whiteSpace: 'pre',
  pointerEvents: 'none',
  color: vars.color.t3,
});

/** Keeps the width of what was entered. */
export const taken = style({ visibility: 'hidden' });

/** The ghost shows it; it stays for screen readers. */
export const quietPlaceholder = style({
  selectors: { '&::placeholder': { color: 'transparent' } },
});

/** All browsers know it, no list of standard properties does. */
const unlisted: Readonly<Record<string, string>> = { WebkitTextSecurity: 'disc' };

/** Hides what is typed without making it a password, which browsers offer to keep. */
export const dots = style({ ...unlisted });
