import { ItemsSection } from '../../parts/items-section.tsx';
import { Collections } from './collections.tsx';
import type { PersonalCollectionsProps } from './personal-collections.schema.ts';

/** Collections for this viewer: pictures that spread like a hand of cards, or cards of an index. */
export function PersonalCollections({ title, href, collections }: PersonalCollectionsProps) {
  return (
    <ItemsSection title={title} href={href}>
      <Collections collections={collections} />
    </ItemsSection>
  );
}
