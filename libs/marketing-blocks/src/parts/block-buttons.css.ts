import { media, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

/** Below each other where there is no room. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4 });
// A button that opens something is no wider than the links beside it.
globalStyle(`${buttons} > button`, { '@media': { [media.tablet]: { inlineSize: 'auto' } } });

/** What needs scripts is no button without them. */
export const withScripts = style({ '@media': { '(scripting: none)': { display: 'none' } } });
