import { mediaItemQuery } from '@foyer/client';
import { useTranslate } from '@foyer/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mediaItemPath, playerTypeOf } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { playbackAccessPorts } from '../ports/playback-access.ports.ts';
import { storyEpisodesQuery, type StoriesPageData } from './load-stories.ts';
import { StoriesFeed } from './stories-feed.tsx';
import { episodeSlide, startOf, storyItems } from './story-slides.ts';

/** The parts of a title as stories, beginning with the one that comes next. ROUTE-029, HOME-006 */
export function StoriesPage({ id, type, titleId, answer }: StoriesPageData) {
  const t = useTranslate('stories');
  const client = useClient();
  const item = useQuery(mediaItemQuery(client, id, type)).data;
  const title = useQuery(mediaItemQuery(client, titleId)).data ?? item;
  // The loader has asked for them, of whatever has any.
  const parts = useQuery({ ...storyEpisodesQuery(client, titleId), enabled: false }).data?.items;
  const ports = useMemo(() => playbackAccessPorts(client), [client]);
  if (!item || !title) return null;

  const items = storyItems(item, parts?.map(({ media_item: part }) => part) ?? []);
  const granted = answer?.status === 'granted' ? answer.asset.content_id : undefined;
  return (
    <StoriesFeed
      heading={t('stories.episodesOf', { title: title.name })}
      slides={items.map((part) => episodeSlide(part, t))}
      start={startOf(items, [granted, item.id])}
      backHref={mediaItemPath(title)}
      titleIdOf={() => titleId}
      isTrailer={false}
      isUpright={playerTypeOf(title) === 'stories'}
      answer={answer}
      ports={ports}
    />
  );
}
