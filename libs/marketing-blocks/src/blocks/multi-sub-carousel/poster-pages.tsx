import { PosterCard } from '@foyer/screens/poster-card';
import { Shelf } from '@foyer/screens/shelf';
import type { MultiSubCarouselProps } from './multi-sub-carousel.schema.ts';

/** Captioned posters in pages. */
export default function PosterPages({ title, label, titles, href }: MultiSubCarouselProps) {
  return (
    <Shelf heading={title} {...(label && { subHeading: label })} {...(href && { href })}>
      {titles.map((item) => (
        <PosterCard key={item.id} title={item} />
      ))}
    </Shelf>
  );
}
