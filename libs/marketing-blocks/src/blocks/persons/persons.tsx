import { useLabel } from '@foyer/ui/theme';
import { cell, rows } from '../../parts/card-row.css.ts';
import { ItemsSection } from '../../parts/items-section.tsx';
import { Person } from './person.tsx';
import { row } from './persons.css.ts';
import type { PersonsProps } from './persons.schema.ts';

/** People as a row of faces, each leading where its banner leads. BLOCK-068 to BLOCK-071 */
export function Persons({ title, persons, hasShadow }: PersonsProps) {
  const { persons: look, cards } = useLabel().variants;
  return (
    <ItemsSection title={title}>
      <ul className={`${rows[cards]} ${row[look]}`}>
        {persons.map((person) => (
          <li key={person.id} className={cell}>
            <Person {...person} hasShadow={hasShadow} />
          </li>
        ))}
      </ul>
    </ItemsSection>
  );
}
