import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { media } from '../../media.ts';
import { colors } from './colors.ts';
import { type } from './type.ts';

const root = ':root[data-label="alternate"]';

createGlobalTheme(root, vars, {
  color: colors,
  type,
  space: {
    s1: '2px',
    s2: '6px',
    s3: '10px',
    s4: '14px',
    s5: '18px',
    s6: '24px',
    s7: '36px',
    s8: '48px',
    s9: '60px',
    s10: '72px',
  },
  radius: {
    age: '0',
    badge: '0',
    thumb: '0',
    card: '0',
    input: '0',
    panel: '0',
    dialog: '0',
    button: '0',
    round: '50%',
  },
  size: {
    control: '50px',
    controlCompact: '44px',
    controlDialog: '50px',
    field: '64px',
    touch: '44px',
    gutterStart: '16px',
    gutterEnd: '16px',
    railWidth: '0px',
    // The masthead stands in the page's flow, so nothing has to make room for it.
    topBar: '0px',
    tabBar: '0px',
    dialogWidth: '600px',
    contentMax: '1440px',
    shelfGap: '36px',
    cardGap: '14px',
    headGap: '20px',
    focusWidth: '3px',
    focusOffset: '3px',
  },
  shadow: {
    pictureEdge: 'inset 0 0 0 1px rgba(20, 20, 15, .1)',
    // A sheet has an edge of ink and throws no shadow.
    panel: `0 0 0 1px ${colors.t1}`,
    action: 'none',
    field: 'none',
  },
  filter: { backdrop: 'none', glass: 'none' },
  duration: {
    press: '90ms',
    hover: '140ms',
    popover: '160ms',
    dissolve: '0ms',
    drift: '0s',
    dialog: '160ms',
    panel: '160ms',
    toast: '160ms',
    page: '0ms',
    skeleton: '0s',
  },
  easing: { out: 'cubic-bezier(.2,0,0,1)', inOut: 'cubic-bezier(.2,0,0,1)' },
  z: { sticky: '10', navigation: '20', flyout: '30', dialog: '40', toast: '50' },
});

globalStyle(root, {
  // What is scrolled to stays clear of the masthead's last row.
  scrollPaddingTop: '64px',
  '@media': {
    [media.tablet]: {
      vars: {
        [vars.size.gutterStart]: '32px',
        [vars.size.gutterEnd]: '32px',
        [vars.size.shelfGap]: '60px',
        [vars.size.cardGap]: '24px',
      },
    },
    [media.desktop]: {
      vars: {
        [vars.size.gutterStart]: '64px',
        [vars.size.gutterEnd]: '64px',
        [vars.size.cardGap]: '36px',
      },
    },
    [media.calm]: {
      vars: {
        [vars.duration.press]: '0ms',
        [vars.duration.hover]: '0ms',
        [vars.duration.popover]: '0ms',
        [vars.duration.dialog]: '0ms',
        [vars.duration.panel]: '0ms',
        [vars.duration.toast]: '0ms',
      },
    },
    [media.contrast]: {
      vars: {
        [vars.color.t3]: colors.t2,
        [vars.color.hairline]: colors.inputBorder,
        [vars.color.progressTrack]: colors.inputBorder,
        [vars.shadow.pictureEdge]: `inset 0 0 0 1px ${colors.inputBorder}`,
      },
    },
  },
});

// Armenian has no italic: a standfirst is roman in the second ink. Its letters need air above and below.
globalStyle(`${root}:lang(hy)`, {
  vars: {
    [vars.color.lead]: colors.t2,
    [vars.type.lead.style]: 'normal',
    [vars.type.brand.spacing]: '-.01em',
    [vars.type.brand.lineHeight]: '.98',
    [vars.type.display.spacing]: '-.01em',
    [vars.type.display.lineHeight]: '1',
    [vars.type.displaySmall.spacing]: '-.01em',
    [vars.type.displaySmall.lineHeight]: '1.26',
    [vars.type.heading.spacing]: '-.01em',
    [vars.type.heading.lineHeight]: '1.02',
    [vars.type.title.spacing]: '-.01em',
    [vars.type.title.lineHeight]: '1.26',
    [vars.type.cardTitle.lineHeight]: '1.28',
    [vars.type.rowTitle.lineHeight]: '1.28',
    [vars.type.lead.lineHeight]: '1.51',
    [vars.type.reading.lineHeight]: '1.71',
    [vars.type.body.lineHeight]: '1.58',
    [vars.type.label.lineHeight]: '1.58',
    [vars.type.kicker.lineHeight]: '1.51',
    [vars.type.caption.lineHeight]: '1.46',
    [vars.type.micro.lineHeight]: '1.38',
  },
});
