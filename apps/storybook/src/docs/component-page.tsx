import { labels } from '@foyer/ui/theme';
import { ArgTypes, Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { pairStories } from './side-by-side/pair-stories.ts';
import { StoryPairs } from './side-by-side/story-pairs.tsx';

/** The page of a component: what it takes, and all its stories in the labels that show it. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .map(({ id, name, title }) => ({ id, name, title, type: 'story' }));
  return (
    <>
      <Title />
      <Description />
      {preparedMeta.component !== undefined && (
        <>
          <h2>Properties</h2>
          <ArgTypes />
        </>
      )}
      <h2>Stories</h2>
      {pairStories(stories, labels).map(({ title, pairs }) => (
        <StoryPairs key={title} pairs={pairs} />
      ))}
    </>
  );
}
