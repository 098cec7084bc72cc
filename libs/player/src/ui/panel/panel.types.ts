import type { PanelScreen } from '@foyer/player-machine';
import type { ReactNode } from 'react';

/** Screens that show something of the interface alone; the controls know the panel then as on its main screen. */
export const panelPages = ['captionStyle', 'shortcuts', 'report'] as const;

/** A screen of the interface alone. */
export type PanelPage = (typeof panelPages)[number];

/** Everything that the panel may show. PLAYER-025 */
export type AnyPanelScreen = PanelScreen | PanelPage;

/** A screen that is a list of options. */
export type OptionScreen = Exclude<PanelScreen, 'main'>;

/** Class names of the panel. */
export type PanelClasses = Readonly<
  Record<
    | 'root'
    /** The row that closes the panel. */
    | 'close'
    /** The row that leads back to the list of lists. */
    | 'heading'
    | 'row'
    | 'rowTitle'
    | 'rowValue'
    /** A line between what is set and what is done. */
    | 'divider'
    /** A list of options below each other. */
    | 'options'
    /** One of several lists on a screen: its options stand beside each other. */
    | 'fewOptions'
    | 'option'
    | 'check'
    /** Name of a group of options, on a screen with several. */
    | 'groupTitle'
    /** A sentence. */
    | 'note'
    /** A sentence about what went wrong. */
    | 'trouble'
    | 'sample'
    | 'sampleLine'
    | 'action'
    | 'shortcuts'
    | 'key',
    string
  >
>;

/** How a skin draws the small signs of the panel. */
export interface PanelSigns {
  icons: Readonly<Record<OptionScreen | 'report' | 'shortcuts', ReactNode>>;
  forward: ReactNode;
  back: ReactNode;
  close: ReactNode;
  check: ReactNode;
}

/** What every screen of the panel is drawn with. */
export interface PanelFace {
  classes: PanelClasses;
  signs: PanelSigns;
}
