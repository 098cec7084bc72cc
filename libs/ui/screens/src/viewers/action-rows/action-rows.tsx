import type { ReactNode } from 'react';
import { Avatar } from '../avatar/index.ts';
import type { Picture } from '@foyer/ui/artwork';
import { Icon, type IconName } from '@foyer/ui/icon';
import { drawn } from '@foyer/ui/print/print.css';
import {
  head,
  note as noteStyle,
  row,
  rows,
  sign,
  title,
  words,
} from '../personal-page/row.css.ts';
import { useRowLook } from '../personal-page/use-row-look.ts';
import { chevron, pressed, value as valueStyle, wrapped } from './action-rows.css.ts';

interface RowWords {
  id: string;
  title: string;
  /** A sentence under the title. */
  note?: string | undefined;
  /** What is in force, at the end of the row. */
  value?: string | undefined;
  icon?: IconName | undefined;
  /** Of a person, in the place of an icon; the title gives the letters where it is empty. */
  avatar?: { picture?: Picture | undefined } | undefined;
}

/** A row that leads to a page, or one that acts when it is pressed. */
export type ActionRow = RowWords & ({ href: string } | PressedRow);

interface PressedRow {
  onPress: () => void;
  isBusy?: boolean;
  /** Why this viewer may not press it; stands in the place of the note. */
  closedReason?: string | undefined;
}

/** Props of {@link ActionRows}. */
export interface ActionRowsProps {
  rows: readonly ActionRow[];
}

/** Rows of a personal page, each of them one link or one button. */
export function ActionRows({ rows: shown }: ActionRowsProps) {
  const look = useRowLook();
  const className = `${row[look]} ${pressed[look]}`;
  return (
    <ul className={look === 'ruled' ? `${rows.ruled} ${head}` : rows.plate}>
      {shown.map((entry) => (
        <li key={entry.id}>
          {'href' in entry ? (
            <a className={className} href={entry.href}>
              <RowContent {...entry} end={<Icon name="chevron-end" size={20} />} />
            </a>
          ) : (
            <button
              type="button"
              className={className}
              // Not `disabled`, which would take the focus away.
              aria-disabled={isShut(entry) || undefined}
              data-closed={entry.closedReason === undefined ? undefined : ''}
              onClick={() => !isShut(entry) && entry.onPress()}
            >
              <RowContent {...entry} note={entry.closedReason ?? entry.note} end={null} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

const isShut = ({ isBusy, closedReason }: PressedRow): boolean =>
  isBusy === true || closedReason !== undefined;

function RowContent({
  title: name,
  note,
  value,
  icon,
  avatar,
  end,
}: RowWords & { end: ReactNode }) {
  const isPaper = useRowLook() === 'ruled';
  return (
    <>
      {icon && (
        <span className={sign}>
          <Icon name={icon} size={28} />
        </span>
      )}
      {avatar && <Avatar name={name} picture={avatar.picture} />}
      <span className={wrapped}>
        <span className={words}>
          <span className={title}>{isPaper ? <span className={drawn}>{name}</span> : name}</span>
          {note !== undefined && <span className={noteStyle}>{note}</span>}
        </span>
        {value !== undefined && <span className={valueStyle}>{value}</span>}
      </span>
      {end && <span className={chevron}>{end}</span>}
    </>
  );
}
