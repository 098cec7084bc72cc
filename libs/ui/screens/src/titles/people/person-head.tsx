import { useLabel } from '@foyer/ui/theme';
import { Artwork } from '@foyer/ui/artwork';
import type { Picture } from '@foyer/ui/artwork';
import {
  head,
  name as nameStyle,
  portrait,
  trades as tradesStyle,
  words,
} from './person-head.css.ts';

/** Props of {@link PersonHead}. */
export interface PersonHeadProps {
  name: string;
  /** Such as «режиссёр, сценарист». */
  trades: string;
  picture?: Picture | undefined;
}

/** The head of a person's page: portrait, name, what they do. */
export function PersonHead({ name, trades, picture }: PersonHeadProps) {
  const look = useLabel().variants.cards;
  return (
    <div className={head[look]}>
      {picture && (
        <Artwork
          className={portrait[look]}
          picture={picture}
          size={[250, 250]}
          hasEdge={false}
          isUrgent
          title={name}
        />
      )}
      <div className={words}>
        <h1 className={nameStyle}>{name}</h1>
        {trades && <p className={tradesStyle}>{trades}</p>}
      </div>
    </div>
  );
}
