import { CardFrame } from '../card-frame/index.ts';
import type { Picture } from '@foyer/ui/artwork';

/** What a card shows of a collection. */
export interface CollectionSummary {
  id: string;
  href: string;
  title: string;
  picture: Picture;
  /** Such as «24 фильма» or its first words. */
  description?: string;
}

/** Props of {@link CollectionCard}. */
export interface CollectionCardProps {
  collection: CollectionSummary;
  /** @default false */
  isUrgent?: boolean;
}

/** A collection of titles, 352×226; its picture is made for the label. CONST-007 */
export function CollectionCard({ collection, isUrgent = false }: CollectionCardProps) {
  const { href, title, picture, description } = collection;
  return (
    <CardFrame
      shape="collection"
      href={href}
      title={title}
      picture={picture}
      facts={description}
      isUrgent={isUrgent}
    />
  );
}
