import { defineVariants } from '@foyer/ui/variants';
import type { CookieNoticeProps } from './cookie-notice.types.ts';

/** Says that the site keeps cookies, over the page's foot; takes no focus and blocks nothing. COOKIE */
export const CookieNotice = defineVariants<'cookieNotice', CookieNoticeProps>('cookieNotice', {
  pill: {
    module: 'libs/ui/screens/src/notices/cookie-notice/pill.tsx',
    load: () => import('./pill.tsx'),
  },
  rule: {
    module: 'libs/ui/screens/src/notices/cookie-notice/rule.tsx',
    load: () => import('./rule.tsx'),
  },
});
