import { Artwork } from '@foyer/ui/artwork';
import { useRef } from 'react';
import { cover, drawn } from '../../parts/cover.css.ts';
import type { Logo } from '../../parts/logos.schema.ts';
import { linkProps } from '../../parts/target-link.ts';
import { crosswordSquares } from './crossword-cells.ts';
import * as css from './crossword.css.ts';
import { useDarkUntilSeen } from './use-dark-until-seen.ts';

/** Logos as the squares of a crossword; where they are too small for words, the names are its answers below. */
export default function Crossword({ logos }: { logos: readonly Logo[] }) {
  const root = useRef<HTMLDivElement>(null);
  const isDark = useDarkUntilSeen(root);
  return (
    <div ref={root} className={css.crossword} data-dark={isDark || undefined}>
      <ul className={css.squares}>
        {crosswordSquares(logos.length).map((square, index) => {
          const logo = typeof square === 'number' ? logos[square] : undefined;
          return logo ? (
            <li key={logo.id} className={css.square} data-banner={logo.countedId}>
              <LogoSquare logo={logo} number={Number(square) + 1} />
            </li>
          ) : (
            // Its place is all that it has.
            <li
              key={index}
              className={css.empty}
              data-black={square === 'black' || undefined}
              aria-hidden="true"
            />
          );
        })}
      </ul>
      <ol className={css.answers} aria-hidden="true">
        {logos.map(({ id, name }) => (
          <li key={id} className={css.answer}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}

function LogoSquare({ logo: { name, picture, link }, number }: { logo: Logo; number: number }) {
  return (
    <div className={css.logo}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <Artwork className={css.sign} picture={picture} size={[112, 112]} hasEdge={false} />
      {link ? (
        <a className={`${cover} ${css.name}`} {...linkProps(link)}>
          <span className={drawn}>{name}</span>
        </a>
      ) : (
        <span className={css.name}>{name}</span>
      )}
    </div>
  );
}
