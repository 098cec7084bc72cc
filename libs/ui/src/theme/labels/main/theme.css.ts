import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { fluid } from '../../fluid.ts';
import { media } from '../../media.ts';
import { fonts } from './fonts.css.ts';
import { colors } from './colors.ts';

const root = ':root[data-label="main"]';

const text = {
  family: fonts.text,
  weight: '400',
  size: '1rem',
  lineHeight: '1.5',
  spacing: '0',
  transform: 'none',
  style: 'normal',
};
const display = {
  ...text,
  family: fonts.display,
  weight: '800',
  transform: 'uppercase',
  lineHeight: '.84',
  spacing: '-.005em',
};

createGlobalTheme(root, vars, {
  color: colors,
  type: {
    brand: { ...display, size: '1.75rem', lineHeight: '1', spacing: '.02em' },
    display: { ...display, size: fluid([4.25, 6, 8.75, 10.25]) },
    displaySmall: {
      ...display,
      size: fluid([3, 4, 4.5, 5]),
      lineHeight: '.88',
      spacing: '0',
    },
    heading: {
      ...text,
      weight: '700',
      size: fluid([1.5, 1.75, 1.75, 2]),
      lineHeight: '1.2',
      spacing: '-.015em',
    },
    title: {
      ...text,
      weight: '600',
      size: fluid([1.1875, 1.25, 1.375, 1.5]),
      lineHeight: '1.27',
      spacing: '-.01em',
    },
    cardTitle: { ...text, weight: '600', size: '.9375rem', lineHeight: '1.33' },
    rowTitle: { ...text, weight: '600', size: '1rem', lineHeight: '1.33' },
    lead: { ...text, size: fluid([1, 1.0625, 1.0625, 1.125]), lineHeight: '1.53' },
    reading: { ...text, size: fluid([1, 1.0625, 1.0625, 1.0625]), lineHeight: '1.65' },
    body: text,
    label: { ...text, weight: '600', lineHeight: '1.33' },
    kicker: { ...text, weight: '500', size: '.875rem', lineHeight: '1.43' },
    caption: { ...text, size: '.8125rem', lineHeight: '1.38' },
    micro: { ...text, weight: '500', size: '.6875rem', lineHeight: '1.27' },
    numeral: { ...display, size: fluid([12.5, 16.375, 16.375, 16.375]), lineHeight: '.8' },
  },
  space: {
    s1: '4px',
    s2: '8px',
    s3: '12px',
    s4: '16px',
    s5: '20px',
    s6: '24px',
    s7: '32px',
    s8: '44px',
    s9: '64px',
    s10: '96px',
  },
  radius: {
    age: '5px',
    badge: '7px',
    thumb: '8px',
    card: '12px',
    input: '14px',
    panel: '18px',
    dialog: '24px',
    button: '999px',
    round: '50%',
  },
  size: {
    control: '52px',
    controlCompact: '46px',
    controlDialog: '56px',
    field: '64px',
    touch: '44px',
    gutterStart: '16px',
    gutterEnd: '16px',
    railWidth: '0px',
    topBar: '56px',
    tabBar: 'calc(60px + env(safe-area-inset-bottom, 0px))',
    dialogWidth: '440px',
    contentMax: '1320px',
    shelfGap: '30px',
    cardGap: '10px',
    headGap: '14px',
    focusWidth: '3px',
    focusOffset: '2px',
  },
  shadow: {
    pictureEdge: 'inset 0 0 0 1px rgba(255,255,255,.09), inset 0 1px 0 rgba(255,255,255,.12)',
    panel: 'inset 0 0 0 1px rgba(255,255,255,.09), 0 24px 70px rgba(0,0,0,.6)',
    action: 'inset 0 0 0 1px rgba(255,220,150,.5), 0 8px 36px -6px rgba(255,170,40,.45)',
    field: '0 0 0 4px rgba(255,185,56,.16)',
  },
  filter: { backdrop: 'blur(3px)', glass: 'blur(20px)' },
  duration: {
    press: '120ms',
    hover: '240ms',
    popover: '320ms',
    dissolve: '600ms',
    drift: '12s',
    dialog: '280ms',
    panel: '200ms',
    toast: '320ms',
    page: '180ms',
    skeleton: '1.6s',
  },
  easing: { out: 'cubic-bezier(.16,1,.3,1)', inOut: 'cubic-bezier(.65,0,.35,1)' },
  z: { sticky: '10', navigation: '20', flyout: '30', dialog: '40', toast: '50' },
});

globalStyle(root, {
  '@media': {
    [media.tablet]: {
      vars: {
        [vars.size.gutterStart]: '24px',
        [vars.size.gutterEnd]: '24px',
        [vars.size.shelfGap]: '44px',
        [vars.size.cardGap]: '16px',
      },
    },
    [media.desktop]: {
      vars: {
        [vars.size.railWidth]: '88px',
        [vars.size.topBar]: '0px',
        [vars.size.tabBar]: '0px',
        [vars.size.gutterStart]: '120px',
        [vars.size.gutterEnd]: '40px',
      },
    },
    [media.huge]: {
      vars: {
        [vars.size.railWidth]: '96px',
        [vars.size.gutterStart]: '152px',
        [vars.size.gutterEnd]: '64px',
      },
    },
    [media.calm]: {
      vars: {
        [vars.duration.press]: '0ms',
        [vars.duration.hover]: '120ms',
        [vars.duration.popover]: '120ms',
        [vars.duration.dissolve]: '120ms',
        [vars.duration.drift]: '0s',
        [vars.duration.dialog]: '120ms',
        [vars.duration.panel]: '120ms',
        [vars.duration.toast]: '120ms',
        [vars.duration.page]: '120ms',
      },
    },
    [media.contrast]: {
      vars: {
        [vars.color.t3]: colors.t2,
        [vars.color.hairline]: colors.inputBorder,
        [vars.color.rule]: colors.inputBorder,
      },
    },
  },
});

// Capitals of «և» change its spelling, so Armenian display type is set as written, with room above.
globalStyle(`${root}:lang(hy)`, {
  vars: {
    [vars.type.brand.transform]: 'none',
    [vars.type.display.transform]: 'none',
    [vars.type.display.lineHeight]: '.96',
    [vars.type.displaySmall.transform]: 'none',
    [vars.type.displaySmall.lineHeight]: '.96',
    [vars.type.heading.lineHeight]: '1.28',
    [vars.type.title.lineHeight]: '1.35',
    [vars.type.lead.lineHeight]: '1.61',
    [vars.type.reading.lineHeight]: '1.73',
    [vars.type.body.lineHeight]: '1.58',
    [vars.type.label.lineHeight]: '1.41',
    [vars.type.caption.lineHeight]: '1.46',
  },
});
