import type { Mode } from '../modes.ts';

/** A story of one revision, as its Storybook lists it. */
export interface Story {
  id: string;
  /** Path of the file that holds it, from the root of the repository. */
  file: string;
  /** Path in the sidebar: `Components/Button`. */
  title: string;
  name: string;
  /** What the story fixes itself; the toolbar cannot change it. */
  pinned: Partial<Mode>;
}
