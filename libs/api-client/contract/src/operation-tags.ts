/** The groups of operations in the documentation, in its order. */
export const operationTags = {
  session: 'Who is calling: the session behind the cookie',
  user: 'The account of the session',
  auth: 'One-time codes and passwords',
  profiles: 'The viewers of an account, and their PIN',
  menu: 'The main menu',
  'media-views': 'Pages composed of blocks',
  'media-items': 'Films',
  playback: 'What the player needs: streams, media files and keys',
  images: 'Pictures in the sizes of the cards',
  'age-limits': 'Age limits of titles and profiles',
  demo: 'Only where the service runs with demo powers',
} as const;

/** A group of operations in the documentation. */
export type OperationTag = keyof typeof operationTags;
