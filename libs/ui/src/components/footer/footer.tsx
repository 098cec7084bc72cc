import { defineVariants } from '../../variants/variant.tsx';
import type { FooterProps } from './footer.types.ts';

/** Footer of every page with a layout. */
export const Footer = defineVariants<'footer', FooterProps>('footer', {
  line: {
    module: 'libs/ui/src/components/footer/line.tsx',
    load: () => import('./line.tsx'),
  },
  columns: {
    module: 'libs/ui/src/components/footer/columns.tsx',
    load: () => import('./columns.tsx'),
  },
});
