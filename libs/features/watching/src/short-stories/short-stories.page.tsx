import { useTranslate } from '@foyer/ui/i18n';
import { StatePage } from '@foyer/screens/state-page';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sitePath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useList } from '@foyer/page-parts/lists/use-list';
import { StoriesFeed } from '../stories/stories-feed.tsx';
import { previewSlide } from '../stories/story-slides.ts';
import { previewPorts } from './preview-ports.ts';
import { shortStoriesList } from './short-stories-list.ts';

const HOME = '/';

/** The trailers of short series below each other. ROUTE-030, ROUTE-090 */
export function ShortStoriesPage() {
  const t = useTranslate('stories');
  const client = useClient();
  const queryClient = useQueryClient();
  const ports = useMemo(() => previewPorts(client, queryClient), [client, queryClient]);
  const list = useList(shortStoriesList(client), () => sitePath('/short_stories'));
  if (!list) return null;
  const { items, paging } = list;
  if (items.length === 0) {
    return (
      <main>
        <StatePage
          kind="empty"
          heading={t('stories.empty.title')}
          text={t('stories.empty.text')}
          action={{ title: t('stories.empty.action'), href: HOME }}
        />
      </main>
    );
  }
  const hasMore = paging.nextHref !== undefined;
  return (
    <StoriesFeed
      heading={t('stories.heading')}
      slides={items.map(({ media_item: item }) => previewSlide(item, t))}
      backHref={HOME}
      titleIdOf={(id) => id}
      isTrailer
      isUpright
      answer={undefined}
      ports={ports}
      more={paging.state === 'failed' ? 'failed' : hasMore ? 'pending' : 'none'}
      onRetry={paging.onMore}
      onNearEnd={hasMore && paging.state === 'idle' ? paging.onMore : undefined}
    />
  );
}
