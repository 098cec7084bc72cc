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
      /** Of every page, behind all else. */
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
      /** Of a dialog. */
      dialog: '',
      /** Of menus, popovers and tooltips. */
      panel: '',
      /** Words that are read first. */
      t1: '',
      /** Words beside them. */
      t2: '',
      /** Words that are read last; large, or on the page only. */
      t3: '',
      /** A paragraph on a picture. */
      lead: '',
      /** What a viewer may press, and what is chosen. */
      accent: '',
      /** The same under the pointer. */
      accentHover: '',
      /** The same while it is pressed. */
      accentPressed: '',
      /** Words on the accent. */
      onAccent: '',
      /** Background of the first button; may be a gradient. */
      action: '',
      /** The first button under the pointer. */
      actionHover: '',
      /** The first button while it is pressed. */
      actionPressed: '',
      /** Words of the first button. */
      onAction: '',
      /** Background of a second button on a picture. */
      glass: '',
      /** The second button under the pointer. */
      glassHover: '',
      /** The ring of what has the focus. */
      focusRing: '',
      /** Between the ring and what it is around. */
      focusGap: '',
      /** Words and edges of what went wrong. */
      danger: '',
      /** Background of a button that takes something away. */
      dangerBg: '',
      /** Words on it. */
      onDanger: '',
      /** Words and signs of what went well. */
      success: '',
      /** The mark of what is on air. */
      live: '',
      /** Words on it. */
      onLive: '',
      /** A high rating. */
      ratingHigh: '',
      /** A middling rating. */
      ratingMiddle: '',
      /** A low rating. */
      ratingLow: '',
      /** The edge of a field. */
      inputBorder: '',
      /** The edge of a field that has the focus. */
      inputFocus: '',
      /** Decoration only. */
      hairline: '',
      /** Lines that part what belongs together. */
      rule: '',
      /** The part that is seen or done. */
      progressValue: '',
      /** The whole of a progress on a picture. */
      progressTrackOnArt: '',
      /** The whole of a progress elsewhere. */
      progressTrack: '',
      /** In place of what is still to come. */
      skeleton: '',
      /** The light that passes over it. */
      skeletonLight: '',
      /** Behind a dialog. */
      backdrop: '',
      /** Over a picture under words: `r, g, b`, to be given an opacity by `rgba()`. */
      scrim: '',
    },
    type: {
      /** The name of the service. */
      brand: typeRole,
      /** The largest title: of a hero. */
      display: typeRole,
      /** The title of a smaller hero. */
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
      /** Most words. */
      body: typeRole,
      /** Buttons and fields. */
      label: typeRole,
      /** A few words over a title. */
      kicker: typeRole,
      /** Words beside something. */
      caption: typeRole,
      /** The smallest words. */
      micro: typeRole,
      /** Numbers that are pictures: places in a top ten. */
      numeral: typeRole,
    },
    /** From 4 (2) to 96 (72) px. */
    space: { s1: '', s2: '', s3: '', s4: '', s5: '', s6: '', s7: '', s8: '', s9: '', s10: '' },
    radius: {
      /** Corners of an age mark. */
      age: '',
      /** Corners of a badge. */
      badge: '',
      /** Corners of a small picture. */
      thumb: '',
      /** Corners of a card. */
      card: '',
      /** Corners of a field. */
      input: '',
      /** Corners of a menu, a popover and a panel. */
      panel: '',
      /** Corners of a dialog. */
      dialog: '',
      /** Corners of a button. */
      button: '',
      /** Circles only. */
      round: '',
    },
    size: {
      /** Height of a button. */
      control: '',
      /** Height of a button where there is little room. */
      controlCompact: '',
      /** Height of a button in a dialog. */
      controlDialog: '',
      /** Height of a field. */
      field: '',
      /** The least size of what a finger presses. */
      touch: '',
      /** From the start edge of the page to what it shows. */
      gutterStart: '',
      /** From the end edge of the page to what it shows. */
      gutterEnd: '',
      /** Of the navigation at the start edge; 0 where there is none. */
      railWidth: '',
      /** Height of the bar at the top. */
      topBar: '',
      /** What stands over the top of the page: what is scrolled to stays below it. */
      scrollTop: '',
      /** Of the bar at the bottom edge; 0 where there is none. */
      tabBar: '',
      /** Width of a dialog. */
      dialogWidth: '',
      /** The most width that words and cards take. */
      contentMax: '',
      /** Between shelves. */
      shelfGap: '',
      /** Between cards. */
      cardGap: '',
      /** From a shelf's heading to its cards. */
      headGap: '',
      /** Width of the ring of what has the focus. */
      focusWidth: '',
      /** From that ring to what it is around. */
      focusOffset: '',
    },
    shadow: {
      /** The inner edge of every picture. */
      pictureEdge: '',
      /** Of a menu, a popover and a panel. */
      panel: '',
      /** Of the first button. */
      action: '',
      /** Of a field that has the focus. */
      field: '',
    },
    filter: {
      /** Behind a dialog. */
      backdrop: '',
      /** Behind glass. */
      glass: '',
    },
    duration: {
      /** An answer to a press. */
      press: '',
      /** An answer to the pointer. */
      hover: '',
      /** A menu or a popover that opens. */
      popover: '',
      /** One picture into another. */
      dissolve: '',
      /** A picture that moves slowly. */
      drift: '',
      /** A dialog that opens. */
      dialog: '',
      /** A panel that opens. */
      panel: '',
      /** A notice that comes. */
      toast: '',
      /** One page into another. */
      page: '',
      /** The light that passes over a skeleton. */
      skeleton: '',
    },
    easing: {
      /** Of what comes or answers. */
      out: '',
      /** Of what goes from one place to another. */
      inOut: '',
    },
    /** What stands over what. */
    z: { sticky: '', navigation: '', flyout: '', dialog: '', toast: '' },
  },
  (_value, path) => path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
