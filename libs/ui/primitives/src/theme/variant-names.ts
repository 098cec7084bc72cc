/**
 * The composition slots of the interface and the variants built for each. Look §5.
 * A new slot or variant is a name here, a source in the slot's `defineVariants`, a choice in every label.
 */
export const variantNames = {
  navigation: ['rail', 'masthead'],
  hero: ['immersive', 'editorial'],
  posterCard: ['bare', 'captioned'],
  /** Every other card: lit when pointed at, or set like print. */
  cards: ['lit', 'print'],
  shelf: ['bleed', 'paged'],
  top10: ['numerals', 'list'],
  filmPage: ['immersive', 'article'],
  guide: ['timeline', 'listing'],
  footer: ['line', 'columns'],
  cookieNotice: ['pill', 'rule'],
  /** Nothing here, not found, failed. */
  statePage: ['lamp', 'proof'],
  filters: ['chips', 'words'],
  paging: ['endless', 'pages'],
  /** What a search found. */
  searchResults: ['shelves', 'index'],
  dialog: ['card', 'spread'],
  /** What follows a purchase: one page of n, or all side by side. */
  onboarding: ['stage', 'spread'],
  /** What is bought, beside the way to it: words over a picture, or a facing page. */
  checkout: ['card', 'halves'],
  /** One of several, and on or off: round, or a box with a mark in it. */
  choice: ['radio', 'ballot'],
  /** What is paid when: a line in time, or rows by date. */
  terms: ['timeline', 'table'],
  /** It is paid: a light goes on, or a bill is torn off. */
  success: ['lamp', 'receipt'],
  /** Where a printed code is typed: on a lit panel, or on a slip that is cut out. */
  codeForm: ['panel', 'slip'],
  /** A question whose answer leads to a page: over a picture, or as a test on a sheet. */
  quiz: ['frame', 'ballot'],
  /** Faces in a row: round in the light, or square like portraits in print. */
  persons: ['round', 'square'],
  /** Posters that move by themselves, or a still sheet of them with arrows. */
  autoCarousel: ['drift', 'contact'],
  /** Reasons: wide pictures by turns at both sides, or numbered columns. */
  features: ['alternate', 'columns'],
  /** What something holds: tiles of unequal size, or a table of contents. */
  contents: ['bento', 'leaders'],
  /** An answer in a few words: set large, or as an entry of a dictionary. */
  whatIsIt: ['lead', 'dictionary'],
  /** One picture on several screens: running through them, or printed in their sizes. */
  anyDevice: ['continuous', 'formats'],
  toast: ['pill', 'strip'],
  playerSkin: ['glass', 'print'],
  icons: ['phosphor', 'lucide'],
  motion: ['soft', 'flat'],
} as const;

/** The name of a part of the interface that labels compose differently. */
export type VariantSlot = keyof typeof variantNames;

/** The composition choices of a label: slot name to variant name. */
export type LabelVariants = {
  [Slot in VariantSlot]: (typeof variantNames)[Slot][number];
};
