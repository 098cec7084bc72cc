import type { Label } from '@foyer/ui/theme';

/** A native app in the words of a web manifest. */
export interface RelatedApplication {
  /** The manifest knows only these of the label's stores. */
  platform: 'play' | 'itunes';
  url: string;
  /** By which a browser finds it on the device; where the store's address tells it. */
  id?: string;
}

/** The native apps of a label. Without them a browser never says that one is installed. APPBAN-005 */
export function relatedApplications({
  links: { stores },
}: Pick<Label, 'links'>): readonly RelatedApplication[] {
  const { googleplay, appstore } = stores;
  const packageName = googleplay && new URL(googleplay).searchParams.get('id');
  return [
    ...(googleplay
      ? [{ platform: 'play' as const, url: googleplay, ...(packageName && { id: packageName }) }]
      : []),
    ...(appstore ? [{ platform: 'itunes' as const, url: appstore }] : []),
  ];
}
