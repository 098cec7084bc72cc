import { ActionLink } from '@foyer/ui/action-link';
import { note, noteHeading, noteText } from './list-page.css.ts';

/** Props of {@link ListNote}. */
export interface ListNoteProps {
  heading: string;
  text: string;
  action?: { title: string; href: string } | undefined;
  /** It came because of what the viewer did, so it is read out. @default false */
  isAnnounced?: boolean;
}

/** Stands where results would be: says that there are none, and what to do. */
export function ListNote({ heading, text, action, isAnnounced = false }: ListNoteProps) {
  return (
    <div className={note} role={isAnnounced ? 'status' : undefined}>
      <h2 className={noteHeading}>{heading}</h2>
      <p className={noteText}>{text}</p>
      {action && <ActionLink href={action.href}>{action.title}</ActionLink>}
    </div>
  );
}
