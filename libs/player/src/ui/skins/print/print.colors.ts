/** Colours of the print skin: white words on the dark picture, ink on the white sheet. Look §2 */
export const colors = {
  white: '#FFFFFF',
  quiet: '#D5D4CA',
  value: '#5FC79B',
  buffered: 'rgba(255,255,255,.9)',
  track: 'rgba(255,255,255,.45)',
  plate: 'rgba(4,5,8,.8)',
  sheet: '#FFFFFF',
  ink: '#14140F',
  inkQuiet: '#4E4D45',
  inkLine: '#D5D4CA',
  wash: '#ECECE5',
  green: '#0A5A40',
  danger: '#B3161B',
  darkPlate: 'rgba(4,5,8,.8)',
} as const;
