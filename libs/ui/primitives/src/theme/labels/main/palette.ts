/** The colours of «Софит» that several roles share, by what they look like. */
export const palette = {
  night: '#07090C',
  coal: '#161B22',
  slate: '#202731',
  paper: '#F5F2EC',
  silver: '#B6BCC4',
  amber: '#FFB938',
  amberLight: '#FFC75C',
  amberDeep: '#E89A10',
  umber: '#1D1200',
  coral: '#FF7A70',
  mint: '#6FDD9B',
  veil: 'rgba(255,255,255,.09)',
} as const;
