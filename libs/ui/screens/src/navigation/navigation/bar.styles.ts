import { vars } from '@foyer/ui/theme/contract.css';
import { text } from '@foyer/ui/theme/type';

/** Glass that comes in behind a bar once the page has scrolled; to spread into `::before`. */
export const scrolledGlass = {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: `rgba(${vars.color.scrim}, .86)`,
  backdropFilter: vars.filter.glass,
  opacity: 0,
  transition: `opacity ${vars.duration.panel} ${vars.easing.out}`,
} as const;

/** An entry of the menu: a sign over its caption. */
export const signOverCaption = {
  ...text('micro'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s1,
  inlineSize: '100%',
  color: vars.color.t2,
  outlineOffset: '-3px',
} as const;

/** The caption of an entry, cut where it does not fit on one line. */
export const oneLineCaption = {
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
