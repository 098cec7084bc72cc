import { fluid } from '../../fluid.ts';
import type { LabelTheme } from '../../label-theme.types.ts';
import { colors } from './colors.ts';
import { faces } from './fonts.ts';
import { palette } from './palette.ts';
import { type } from './type.ts';

/** The looks of «Полоса». */
export const theme: LabelTheme = {
  faces,
  palette,
  tokens: {
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
      // What is scrolled to stays clear of the masthead's last row.
      scrollTop: '64px',
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
  },
  changes: {
    tablet: { size: { gutterStart: '32px', gutterEnd: '32px', shelfGap: '60px', cardGap: '24px' } },
    desktop: { size: { gutterStart: '64px', gutterEnd: '64px', cardGap: '36px' } },
    // The masthead does not stick there.
    low: { size: { scrollTop: '0px' } },
    calm: {
      duration: {
        press: '0ms',
        hover: '0ms',
        popover: '0ms',
        dialog: '0ms',
        panel: '0ms',
        toast: '0ms',
      },
    },
    contrast: {
      color: { t3: colors.t2, hairline: colors.inputBorder, progressTrack: colors.inputBorder },
      shadow: { pictureEdge: `inset 0 0 0 1px ${colors.inputBorder}` },
    },
  },
  // There is no italic: a standfirst is roman in the second ink. Letters need air above and below.
  armenian: {
    color: { lead: colors.t2 },
    type: {
      brand: { spacing: '-.01em', lineHeight: '.98' },
      display: { spacing: '-.01em', lineHeight: '1' },
      displaySmall: { spacing: '-.01em', lineHeight: '1.26' },
      // Its words are long: on phones they would break within.
      heading: { size: fluid([2.5, 3.625, 5, 5.75]), spacing: '-.01em', lineHeight: '1.02' },
      title: { spacing: '-.01em', lineHeight: '1.26' },
      cardTitle: { lineHeight: '1.28' },
      rowTitle: { lineHeight: '1.28' },
      lead: { style: 'normal', lineHeight: '1.51' },
      reading: { lineHeight: '1.71' },
      body: { lineHeight: '1.58' },
      label: { lineHeight: '1.58' },
      kicker: { lineHeight: '1.51' },
      caption: { lineHeight: '1.46' },
      micro: { lineHeight: '1.38' },
    },
  },
};
