export { StoryFeed } from './story-feed.tsx';
export { StoryNote, type StoryNoteProps } from './story-note.tsx';
export type { ShareFace, StoryFeedProps, StorySlide } from './story-feed.types.ts';
