import type { ReactNode } from 'react';
import { BlockFrame, type ShownBlock } from '@foyer/blocks';
import { EndlessList } from '@foyer/screens/endless-list';
import { CardGrid, ListBody, ListPage, type CardGridProps } from '@foyer/screens/list-page';
import { PageCrumbs } from '@foyer/screens/page-crumbs';
import { StatePage } from '@foyer/screens/state-page';
import type { ListPages } from '@foyer/page-runtime/page/list-pages';
import { pagePath } from './page-number.ts';
import { useList, type AnyPage } from './use-list.ts';

/** Cards whose pictures are fetched at once. */
const urgentCards = 6;

/** Props of {@link CardListPage}. */
interface CardListPageProps<Page extends AnyPage> {
  list: ListPages<Page>;
  path: string;
  heading: string;
  lead: string;
  card: CardGridProps['card'];
  /** One entry's card. @param isUrgent - Whether its picture is fetched at once. */
  renderCard: (item: Page['items'][number], isUrgent: boolean) => ReactNode;
  /** What analytics is told of the cards as a block. */
  blockOf?: (items: readonly Page['items'][number][]) => ShownBlock;
}

/** A page that is one list of cards, page by page. */
export function CardListPage<Page extends AnyPage>(props: CardListPageProps<Page>) {
  const { list, path, heading, lead, card, renderCard, blockOf } = props;
  const shown = useList(list, (page) => pagePath(path, page));
  if (!shown) return null;
  const { items, paging } = shown;
  if (items.length === 0) return <StatePage kind="empty" />;
  const cards = (
    <CardGrid card={card} label={heading}>
      {items.map((item, index) => renderCard(item, index < urgentCards))}
    </CardGrid>
  );
  return (
    <>
      <PageCrumbs path={path} />
      <ListPage heading={heading} lead={lead}>
        <ListBody>
          <EndlessList {...paging}>
            {blockOf ? <BlockFrame block={blockOf(items)}>{cards}</BlockFrame> : cards}
          </EndlessList>
        </ListBody>
      </ListPage>
    </>
  );
}
