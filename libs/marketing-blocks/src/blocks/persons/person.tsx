import { defineVariants } from '@foyer/ui/variants';
import type { PersonsProps } from './persons.schema.ts';

/** Props of a person. */
export type PersonProps = PersonsProps['persons'][number] & Pick<PersonsProps, 'hasShadow'>;

/** A face in its own light, or a portrait in print. */
export const Person = defineVariants<'persons', PersonProps>('persons', {
  round: {
    module: 'libs/marketing-blocks/src/blocks/persons/person-round.tsx',
    load: () => import('./person-round.tsx'),
  },
  square: {
    module: 'libs/marketing-blocks/src/blocks/persons/person-square.tsx',
    load: () => import('./person-square.tsx'),
  },
});
