/** Colours of the glass skin on the picture; the same in every label, since the picture is. Look §1 */
export const colors = {
  white: '#F5F2EC',
  quiet: '#C3C8CF',
  onWhite: '#0A0C10',
  track: 'rgba(255,255,255,.24)',
  buffered: 'rgba(255,255,255,.28)',
  press: 'rgba(255,255,255,.18)',
  panel: 'rgba(18,22,28,.93)',
  hairline: 'rgba(255,255,255,.09)',
  plate: 'rgba(4,5,8,.72)',
} as const;
