import { createGlobalTheme } from '@vanilla-extract/css';

/** The workbench's own look, one for all labels. Look 2 §6 */
export const vars = createGlobalTheme(':root', {
  color: {
    page: '#F2F3F5',
    surface: '#FFFFFF',
    text: '#16191D',
    quiet: '#59626D',
    line: '#DDE1E6',
    edge: '#8791A0',
    action: '#2B4BD8',
    actionSoft: '#E9EDFF',
    onAction: '#FFFFFF',
    error: '#B3161B',
    warning: '#8A5200',
    fine: '#1B7A3D',
  },
  radius: '8px',
  control: '44px',
  font: "'Golos Text Variable', 'Noto Sans Armenian Variable', system-ui, sans-serif",
  mono: "ui-monospace, 'SFMono-Regular', Menlo, monospace",
});

/** Widths of the two sides and height of the bar, in pixels. */
export const layout = { left: 292, right: 340, bar: 60 } as const;

/** Below the first the form is a drawer, below the second one region is shown at a time; in pixels. */
export const breakpoints = { drawer: 1200, narrow: 900 } as const;
