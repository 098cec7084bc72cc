import type { CataloguePage } from '@foyer/contract';
import { BlockFrame, titleSummary } from '@foyer/blocks';
import { EndlessList } from '@foyer/screens/endless-list';
import { useTranslate } from '@foyer/ui/i18n';
import { CardGrid, ListNote } from '@foyer/screens/list-page';
import { PosterCard } from '@foyer/screens/poster-card';
import { pageCountOf } from '@foyer/page-parts/lists/page-number';
import type { ShownList } from '@foyer/page-parts/lists/use-list';

interface CatalogueTitlesProps {
  list: ShownList<CataloguePage>;
  /** The first page on the screen, from 1. */
  page: number;
  hrefOf: (page: number) => string;
  /** The catalogue without filters. */
  resetHref: string;
}

/** Cards on their way to the end of the list. */
const comingCards = 6;
/** Cards whose pictures are fetched at once: what a wide window shows without scrolling. */
const urgentCards = 12;

/** The titles that pass the filters, or that none does. */
export function CatalogueTitles({ list, page, hrefOf, resetHref }: CatalogueTitlesProps) {
  const t = useTranslate('browse');
  const { items, first, paging } = list;
  if (items.length === 0) {
    const isPastEnd = first.total_count > 0;
    return (
      <ListNote
        heading={t('browse.nothing.heading')}
        text={t(isPastEnd ? 'browse.nothing.page' : 'browse.nothing.filtered')}
        action={
          isPastEnd
            ? { title: t('browse.nothing.first'), href: hrefOf(1) }
            : { title: t('browse.nothing.reset'), href: resetHref }
        }
      />
    );
  }
  return (
    <EndlessList
      {...paging}
      numbers={{ current: page, total: pageCountOf(first.total_count), hrefOf }}
    >
      <BlockFrame block={{ id: 'catalogue', type: 'content', items: [...items] }}>
        <CardGrid
          card="poster"
          label={t('browse.catalogue.results')}
          coming={paging.state === 'pending' ? comingCards : 0}
        >
          {items.map(({ media_item: item }, index) => (
            <PosterCard
              key={item.id}
              title={titleSummary(item)}
              isUrgent={index < urgentCards}
              isBig={false}
            />
          ))}
        </CardGrid>
      </BlockFrame>
    </EndlessList>
  );
}
