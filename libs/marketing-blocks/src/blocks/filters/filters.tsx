import { GenreCard } from '@foyer/screens/genre-card';
import { Shelf } from '@foyer/screens/shelf';
import type { FiltersProps } from './filters.schema.ts';

/** Ways into the list of a theme, each with an option chosen. */
export function Filters({ title, cards }: FiltersProps) {
  return (
    <Shelf heading={title}>
      {cards.map((card) => (
        <GenreCard key={card.id} genre={card} />
      ))}
    </Shelf>
  );
}
