import { CardFrame } from '../card-frame/index.ts';
import type { Picture } from '@foyer/ui/artwork';

/** Props of {@link GenreCard}. */
export interface GenreCardProps {
  genre: {
    id: string;
    href: string;
    title: string;
    picture: Picture;
    /** Such as «128 фильмов». */
    count?: string;
  };
}

/** A genre by a picture of its own, 250×250. CONST-010 */
export function GenreCard({ genre: { href, title, picture, count } }: GenreCardProps) {
  return <CardFrame shape="genre" href={href} title={title} picture={picture} facts={count} />;
}
