/** The colours of Nachtwoud: dark greens, and few lights. */
export const night = {
  void: '#06100d',
  black: '#0a1613',
  ground: '#0d1f1a',
  raised: '#16302a',
  far: '#1f4238',
  mist: '#356558',
  haze: '#6f9f8d',
  bone: '#f1f5ec',
  pale: '#cfe0cf',
  lime: '#c8ff4d',
  violet: '#b79cff',
  dusk: '#5b4a9c',
  amber: '#ffd58a',
} as const;
