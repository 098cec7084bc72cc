import { useTranslate } from '@foyer/ui/i18n';
import { TabLinks } from '@foyer/ui/tabs';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useShellAct } from '@foyer/page-runtime/shell/use-shell-act';
import { favouriteListKey } from '@foyer/favourites/favourites-cache';
import { toggleFavourite } from '@foyer/favourites/toggle-favourite';
import { favouriteList } from '@foyer/favourites/favourite-list';
import { paymentList } from '../my-payments/payment-list.ts';
import { paymentRow } from '../my-payments/payment-row.ts';
import type { PersonalData } from '../personal/load-personal.ts';
import { PersonalFrame } from '../personal/personal-frame.tsx';
import { PersonalList } from '../personal/personal-list.tsx';
import { usePersonalWords } from '../personal/use-personal-words.ts';
import { useRemovals } from '../personal/use-removals.ts';
import { boughtOf } from './bought.ts';
import { collectionPaths } from './collection-part.ts';
import { favouriteItem, favouriteRow, type Favourite } from './favourite-row.ts';

/** Props of {@link MyCollectionPage}. */
export interface MyCollectionPageProps extends PersonalData {
  /** Shows what was bought instead of what was put aside. */
  isBought: boolean;
}

/** What the viewer keeps: the favourites of the profile, or what the account has bought. ROUTE-047, FAV-010, ACCT-010 */
export function MyCollectionPage({ address, number, isBought }: MyCollectionPageProps) {
  const { t } = usePersonalWords();
  const links = [
    { title: t('my.collection.favourites'), href: collectionPaths.favourites },
    { title: t('my.collection.bought'), href: collectionPaths.bought },
  ];
  const current = isBought ? collectionPaths.bought : collectionPaths.favourites;
  const Part = isBought ? Bought : Favourites;
  return (
    <PersonalFrame
      path={collectionPaths.favourites}
      address={address}
      heading={t('crumbs.collection')}
    >
      <TabLinks label={t('my.collection.kinds')} links={links} current={current} />
      <Part number={number} />
    </PersonalFrame>
  );
}

function Favourites({ number }: Pick<PersonalData, 'number'>) {
  useTranslate('browse');
  const words = usePersonalWords();
  const { t } = words;
  const act = useShellAct();
  const turn = (favourite: Favourite, isWanted: boolean) =>
    new Promise<void>((resolve, reject) => {
      const item = favouriteItem(favourite);
      if (!item) return reject(new Error('Not a favourite'));
      act((shell) => {
        void toggleFavourite(shell, item, isWanted).then((isOn) =>
          isOn === isWanted ? resolve() : reject(new Error('Refused')),
        );
      });
    });
  // The switch of favourites says by itself that it was refused.
  const { rowPart } = useRemovals<Favourite>(favouriteListKey, {
    idOf: (favourite) => favouriteRow(favourite, words)?.id ?? '',
    remove: (favourite) => turn(favourite, false),
    restore: (favourite) => turn(favourite, true),
  });
  return (
    <PersonalList
      label={t('my.collection.favourites')}
      list={favouriteList(useClient(), number)}
      path={collectionPaths.favourites}
      rowsOf={(favourites) =>
        favourites.flatMap((favourite) => {
          const row = favouriteRow(favourite, words);
          return row ? [{ ...row, ...rowPart(favourite, row.title) }] : [];
        })
      }
      empty={{
        heading: t('my.collection.empty'),
        text: t('my.collection.empty_text'),
        action: { title: t('my.list.watch'), href: '/' },
      }}
    />
  );
}

function Bought({ number }: Pick<PersonalData, 'number'>) {
  const words = usePersonalWords();
  const { t } = words;
  return (
    <PersonalList
      label={t('my.collection.bought')}
      list={paymentList(useClient(), number)}
      path={collectionPaths.bought}
      rowsOf={(payments) => boughtOf(payments).map((payment) => paymentRow(payment, words))}
      empty={{
        heading: t('my.collection.bought_empty'),
        text: t('my.collection.bought_empty_text'),
        action: { title: t('my.list.watch'), href: '/' },
      }}
    />
  );
}
