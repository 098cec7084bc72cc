import { useId } from 'react';
import { Artwork } from '@foyer/ui/artwork';
import type { PictureSize } from '@foyer/ui/artwork';
import type { Picture } from '@foyer/ui/artwork';
import { Icon, type IconName } from '@foyer/ui/icon';
import { Link, WordButton } from '@foyer/ui/link';
import { head, note, row, rows, sign } from '../personal-page/row.css.ts';
import { useRowLook } from '../personal-page/use-row-look.ts';
import { drawn, draws } from '@foyer/ui/print/print.css';
import { ProgressLine } from '@foyer/ui/progress-line';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import {
  action as actionStyle,
  art,
  beside,
  fadedPicture,
  kicker as kickerStyle,
  lights,
  line,
  link,
  name,
  pictures,
  place,
  press,
  value as valueStyle,
  words as wordsStyle,
} from './entry-rows.css.ts';

/** What can be done with an entry, such as taking it out of the list or putting it back. */
export interface EntryRowAction {
  title: string;
  /** Says of which entry, for those who hear the button alone. */
  name: string;
  /** An answer is awaited: keeps its place, does nothing when pressed. @default false */
  isBusy?: boolean;
  /** Why this viewer may not do it; stands among the lines under the title, and the button is closed. */
  closedReason?: string | undefined;
  onPress: () => void;
}

/** An entry of a list of the personal area. */
export interface EntryRow {
  id: string;
  title: string;
  /** Where its words lead; without it {@link onPress}, or nothing. */
  href?: string | undefined;
  /** In place of a link, for what opens over the page. */
  onPress?: (() => void) | undefined;
  /** A word before the title, such as «Новое». */
  kicker?: string | undefined;
  /** Lines under the title. */
  notes?: readonly string[];
  /** At the end of the row, such as a sum. */
  value?: string | undefined;
  picture?: { image: Picture; shape: 'wide' | 'square' | 'card' } | undefined;
  /** In the place of a picture. */
  icon?: IconName | undefined;
  /** 0 to 1. */
  progress?: number | undefined;
  /** Not in force any more, such as an entry that was taken out and may come back. @default false */
  isFaded?: boolean;
  action?: EntryRowAction | undefined;
  /** In the place of an action: a page beside the site, such as a receipt. */
  outside?: EntryRowLink | undefined;
}

/** A link at the end of a row, to a page that opens beside this one. */
export interface EntryRowLink {
  title: string;
  /** Says of which entry, for those who hear the link alone. */
  name: string;
  /** Absolute. */
  href: string;
}

/** Props of {@link EntryRows}. */
export interface EntryRowsProps {
  /** Names the list for those who hear it. */
  label: string;
  rows: readonly EntryRow[];
  /** Plates of a dark page stand side by side where they fit; on paper rows stay rows. @default false */
  isBeside?: boolean;
}

/** Entries with a picture, their words and one thing that can be done with each: history, payments, reminders. */
export function EntryRows({ label, rows: shown, isBeside = false }: EntryRowsProps) {
  const look = useRowLook();
  const plates = isBeside ? `${rows.plate} ${beside}` : rows.plate;
  return (
    <ul className={look === 'ruled' ? `${rows.ruled} ${head}` : plates} aria-label={label}>
      {shown.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </ul>
  );
}

function Entry(entry: EntryRow) {
  const look = useRowLook();
  const reasonId = useId();
  const { value, action, outside } = entry;
  return (
    <li className={`${row[look]} ${place} ${look === 'plate' ? lights : ''}`.trim()}>
      <EntryPicture {...entry} />
      <EntryWords {...entry} reasonId={reasonId} />
      {value !== undefined && <span className={valueStyle[look]}>{value}</span>}
      {action && <EntryAction {...action} reasonId={reasonId} />}
      {outside && (
        <span className={actionStyle}>
          <Link href={outside.href} look="word" isInNewTab>
            <span aria-hidden="true">{outside.title}</span>
            <VisuallyHidden>{outside.name}</VisuallyHidden>
          </Link>
        </span>
      )}
    </li>
  );
}

/** Where the reason of a closed action stands. */
interface WithReason {
  reasonId: string;
}

/** The endpoint's sizes. */
const served: Readonly<Record<'wide' | 'square' | 'card', PictureSize>> = {
  wide: [168, 96],
  square: [112, 112],
  card: [176, 132],
};

function EntryPicture({ title, picture, icon, progress, isFaded = false }: EntryRow) {
  const isPaper = useRowLook() === 'ruled';
  if (picture) {
    return (
      <span
        className={isFaded ? `${pictures[picture.shape]} ${fadedPicture}` : pictures[picture.shape]}
      >
        <Artwork
          className={art[picture.shape]}
          picture={picture.image}
          size={served[picture.shape]}
          title={title}
        />
        {progress !== undefined && (
          <ProgressLine value={progress} place={isPaper ? 'under' : 'art'} />
        )}
      </span>
    );
  }
  return (
    icon && (
      <span className={sign}>
        <Icon name={icon} size={28} />
      </span>
    )
  );
}

function EntryWords({
  title,
  href,
  onPress,
  kicker,
  notes = [],
  isFaded = false,
  action,
  reasonId,
}: EntryRow & WithReason) {
  // On paper nothing lights up: the title is underlined.
  const words = useRowLook() === 'ruled' ? <span className={drawn}>{title}</span> : title;
  return (
    <span className={wordsStyle} data-faded={isFaded ? '' : undefined}>
      {kicker !== undefined && <span className={kickerStyle}>{kicker}</span>}
      {href !== undefined && (
        <a className={`${name} ${link} ${draws}`} href={href}>
          {words}
        </a>
      )}
      {href === undefined && onPress && (
        <button type="button" className={`${name} ${link} ${draws} ${press}`} onClick={onPress}>
          {words}
        </button>
      )}
      {href === undefined && !onPress && <span className={name}>{title}</span>}
      {notes.map((text) => (
        <span key={text} className={`${note} ${line}`}>
          {text}
        </span>
      ))}
      {action?.closedReason !== undefined && (
        <span id={reasonId} className={`${note} ${line}`}>
          {action.closedReason}
        </span>
      )}
    </span>
  );
}

function EntryAction({
  title,
  name: whole,
  isBusy = false,
  closedReason,
  reasonId,
  onPress,
}: EntryRowAction & WithReason) {
  const isClosed = closedReason !== undefined;
  return (
    <span className={actionStyle}>
      <WordButton
        isDisabled={isBusy || isClosed}
        describedBy={isClosed ? reasonId : undefined}
        onPress={onPress}
      >
        <span aria-hidden="true">{title}</span>
        <VisuallyHidden>{whole}</VisuallyHidden>
      </WordButton>
    </span>
  );
}
