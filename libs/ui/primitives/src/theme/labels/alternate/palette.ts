/** The colours of «Полоса» that several roles share, by what they look like. */
export const palette = {
  paper: '#F7F7F3',
  white: '#FFFFFF',
  stone: '#ECECE5',
  line: '#D5D4CA',
  ink: '#14140F',
  inkSoft: '#4E4D45',
  green: '#0A5A40',
  greenDeep: '#074430',
  red: '#B3161B',
} as const;
