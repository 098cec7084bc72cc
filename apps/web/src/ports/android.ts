import type { Label } from '@foyer/ui/theme';

/** Whether a browser runs on Android. APPBAN-001 @param userAgent - As `navigator.userAgent` gives it. */
export const isAndroid = (userAgent: string): boolean => /\bAndroid\b/.test(userAgent);

/** The app's page in a store for Android; nothing where the label has none. APPBAN-010, APPBAN-013 */
export const androidStoreHref = ({ links: { stores } }: Pick<Label, 'links'>): string | undefined =>
  stores.rustore ?? stores.googleplay ?? stores.appgallery;
