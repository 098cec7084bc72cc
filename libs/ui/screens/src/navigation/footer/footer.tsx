import { defineVariants } from '@foyer/ui/variants';
import type { FooterProps } from './footer.types.ts';

/** Footer of every page with a layout. */
export const Footer = defineVariants<'footer', FooterProps>('footer', {
  line: {
    module: 'libs/ui/screens/src/navigation/footer/line.tsx',
    load: () => import('./line.tsx'),
  },
  columns: {
    module: 'libs/ui/screens/src/navigation/footer/columns.tsx',
    load: () => import('./columns.tsx'),
  },
});
