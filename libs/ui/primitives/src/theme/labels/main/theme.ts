import { vars } from '../../contract.css.ts';
import type { LabelTheme } from '../../label-theme.types.ts';
import { colors } from './colors.ts';
import { faces } from './fonts.ts';
import { palette } from './palette.ts';
import { type } from './type.ts';

/** The looks of «Софит». */
export const theme: LabelTheme = {
  faces,
  palette,
  tokens: {
    color: colors,
    type,
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
      scrollTop: vars.size.topBar,
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
  },
  changes: {
    tablet: { size: { gutterStart: '24px', gutterEnd: '24px', shelfGap: '44px', cardGap: '16px' } },
    desktop: {
      size: {
        railWidth: '88px',
        topBar: '0px',
        tabBar: '0px',
        gutterStart: '120px',
        gutterEnd: '40px',
      },
    },
    // Nothing sticks there.
    low: { size: { scrollTop: '0px', tabBar: '0px' } },
    huge: { size: { railWidth: '96px', gutterStart: '152px', gutterEnd: '64px' } },
    calm: {
      duration: {
        press: '0ms',
        hover: '120ms',
        popover: '120ms',
        dissolve: '120ms',
        drift: '0s',
        dialog: '120ms',
        panel: '120ms',
        toast: '120ms',
        page: '120ms',
      },
    },
    contrast: {
      color: { t3: colors.t2, hairline: colors.inputBorder, rule: colors.inputBorder },
    },
  },
  // Display type is set as written, with room above.
  armenian: {
    type: {
      brand: { transform: 'none' },
      display: { transform: 'none', lineHeight: '.96' },
      displaySmall: { transform: 'none', lineHeight: '.96' },
      heading: { lineHeight: '1.28' },
      title: { lineHeight: '1.35' },
      lead: { lineHeight: '1.61' },
      reading: { lineHeight: '1.73' },
      body: { lineHeight: '1.58' },
      label: { lineHeight: '1.41' },
      caption: { lineHeight: '1.46' },
    },
  },
};
