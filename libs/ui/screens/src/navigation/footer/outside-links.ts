import type { Translate } from '@foyer/ui/i18n';
import type { AppStore, LabelLinks, SocialNetwork } from '@foyer/ui/theme';

/** A link of the footer that leaves the site. */
export interface OutsideLink {
  id: string;
  title: string;
  href: string;
  /** Says to analytics what a press was; see {@link footerPressOf}. FOOT-005, FOOT-006 */
  'data-social'?: string;
  'data-store'?: string;
}

/** Names that are the same in every language. */
const storeNames: Readonly<Record<AppStore, string>> = {
  rustore: 'RuStore',
  appgallery: 'AppGallery',
  googleplay: 'Google Play',
  appstore: 'App Store',
};

/** The label's pages in social networks and stores, as two groups of links. FOOT-003, FOOT-004 */
export function outsideGroups({ social, stores }: LabelLinks, t: Translate) {
  const networkNames: Readonly<Record<SocialNetwork, string>> = {
    vk: 'VK',
    tg: 'Telegram',
    yt: 'YouTube',
    zen: t('page.footer.zen'),
  };
  return [
    { title: t('page.footer.social'), links: linksOf(social, networkNames, 'data-social') },
    { title: t('page.footer.apps'), links: linksOf(stores, storeNames, 'data-store') },
  ].filter(({ links }) => links.length > 0);
}

function linksOf<Id extends string>(
  addresses: Readonly<Partial<Record<Id, string>>>,
  names: Readonly<Record<Id, string>>,
  mark: 'data-social' | 'data-store',
): readonly OutsideLink[] {
  return (Object.keys(names) as Id[]).flatMap((id) => {
    const href = addresses[id];
    return href === undefined ? [] : [{ id, title: names[id], href, [mark]: id }];
  });
}
