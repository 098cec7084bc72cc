import { createGlobalThemeContract } from '@vanilla-extract/css';

/** What every type role gives; `text(role)` of `type.ts` turns one into styles. */
const typeRole = {
  family: '',
  weight: '',
  /** Already fluid between the look's widths. */
  size: '',
  lineHeight: '',
  spacing: '',
  transform: '',
  style: '',
};

/**
 * The names of all design tokens. A label gives every value in its own `theme.css.ts`; the compiler
 * checks that none is missing. Components use these names only, never a raw colour or length.
 *
 * In the page they read `--color-accent`, `--type-display-size`, `--space-4`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      page: '',
      /** Cells and rows. */
      surface1: '',
      /** Inputs, chips, skeletons, menus. */
      surface2: '',
      /** On air, hover. */
      surface3: '',
      /** Pressed; never under `t3`. */
      surface4: '',
      /** Under words that call for the eye: on air, a notice; never under `t3`. */
      mark: '',
      dialog: '',
      /** Of menus, popovers and tooltips. */
      panel: '',
      t1: '',
      t2: '',
      t3: '',
      /** A paragraph on a picture. */
      lead: '',
      accent: '',
      accentHover: '',
      accentPressed: '',
      onAccent: '',
      /** Background of the first button; may be a gradient. */
      action: '',
      actionHover: '',
      actionPressed: '',
      onAction: '',
      /** Background of a second button on a picture. */
      glass: '',
      glassHover: '',
      focusRing: '',
      focusGap: '',
      danger: '',
      dangerBg: '',
      onDanger: '',
      success: '',
      live: '',
      onLive: '',
      ratingHigh: '',
      ratingMiddle: '',
      ratingLow: '',
      inputBorder: '',
      inputFocus: '',
      /** Decoration only. */
      hairline: '',
      rule: '',
      progressValue: '',
      progressTrackOnArt: '',
      progressTrack: '',
      skeleton: '',
      skeletonLight: '',
      /** Behind a dialog. */
      backdrop: '',
      /** `r, g, b` for scrims: `rgba(${vars.color.scrim}, 0.82)`. */
      scrim: '',
    },
    type: {
      brand: typeRole,
      display: typeRole,
      displaySmall: typeRole,
      /** Of a page or a lead story. */
      heading: typeRole,
      /** Of a shelf or a section. */
      title: typeRole,
      /** Of a card or a row. */
      cardTitle: typeRole,
      /** Of a story or a row beside a picture. */
      rowTitle: typeRole,
      /** Synopsis, standfirst. */
      lead: typeRole,
      /** Long text. */
      reading: typeRole,
      body: typeRole,
      label: typeRole,
      kicker: typeRole,
      caption: typeRole,
      micro: typeRole,
      numeral: typeRole,
    },
    /** From 4 (2) to 96 (72) px. */
    space: { s1: '', s2: '', s3: '', s4: '', s5: '', s6: '', s7: '', s8: '', s9: '', s10: '' },
    radius: {
      age: '',
      badge: '',
      thumb: '',
      card: '',
      input: '',
      panel: '',
      dialog: '',
      button: '',
      /** Circles only. */
      round: '',
    },
    size: {
      /** Height of a button. */
      control: '',
      controlCompact: '',
      controlDialog: '',
      field: '',
      /** The least size of what a finger presses. */
      touch: '',
      gutterStart: '',
      gutterEnd: '',
      /** Of the navigation at the start edge; 0 where there is none. */
      railWidth: '',
      topBar: '',
      /** What stands over the top of the page: what is scrolled to stays below it. */
      scrollTop: '',
      /** Of the bar at the bottom edge; 0 where there is none. */
      tabBar: '',
      dialogWidth: '',
      contentMax: '',
      /** Between shelves. */
      shelfGap: '',
      cardGap: '',
      /** From a shelf's heading to its cards. */
      headGap: '',
      focusWidth: '',
      focusOffset: '',
    },
    shadow: {
      /** The inner edge of every picture. */
      pictureEdge: '',
      panel: '',
      action: '',
      field: '',
    },
    filter: { backdrop: '', glass: '' },
    duration: {
      press: '',
      hover: '',
      popover: '',
      dissolve: '',
      drift: '',
      dialog: '',
      panel: '',
      toast: '',
      page: '',
      skeleton: '',
    },
    easing: { out: '', inOut: '' },
    z: { sticky: '', navigation: '', flyout: '', dialog: '', toast: '' },
  },
  (_value, path) => path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
