import { useId } from 'react';
import { useLabel } from '@foyer/ui/theme';
import { Artwork } from '@foyer/ui/artwork';
import type { PersonSummary } from './person-summary.types.ts';
import {
  face,
  group,
  groupHeading,
  grid,
  groups as groupsStyle,
  noFace,
  part as partStyle,
  person as personStyle,
  personName,
  personWords,
} from './people-groups.css.ts';

/** People of one trade. */
export interface PeopleGroup {
  id: string;
  /** Such as «Режиссура». */
  heading: string;
  persons: readonly PersonSummary[];
}

/** Everybody who made a title, trade by trade; each leads to their page. */
export function PeopleGroups({ groups }: { groups: readonly PeopleGroup[] }) {
  return (
    <div className={groupsStyle}>
      {groups.map((each) => (
        <Group key={each.id} {...each} />
      ))}
    </div>
  );
}

function Group({ heading, persons }: PeopleGroup) {
  const id = useId();
  const look = useLabel().variants.cards;
  return (
    <section className={group[look]} aria-labelledby={id}>
      <h2 id={id} className={groupHeading}>
        {heading}
      </h2>
      <ul className={grid}>
        {persons.map(({ id: personId, href, name, part, picture }) => (
          <li key={personId}>
            <a className={personStyle} href={href}>
              {picture ? (
                <Artwork
                  className={face[look]}
                  picture={picture}
                  size={[112, 112]}
                  hasEdge={false}
                  title={name}
                />
              ) : (
                <span className={`${face[look]} ${noFace}`} />
              )}
              <span className={personWords}>
                <span className={personName}>{name}</span>
                {part && <span className={partStyle}>{part}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
