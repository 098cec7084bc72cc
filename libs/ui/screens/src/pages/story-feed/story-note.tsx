import { pill } from './story-feed.css.ts';
import * as css from './story-note.css.ts';

/** Props of {@link StoryNote}. */
export interface StoryNoteProps {
  /** Why the video does not play; spoken when it appears. */
  text?: string | undefined;
  /** What helps: a link, or a press. */
  action?: { title: string; href: string } | { title: string; onPress: () => void } | undefined;
  /** True while the service is asked. @default false */
  isBusy?: boolean | undefined;
}

/** What stands over the picture of a slide that does not play, or not yet. */
export function StoryNote({ text, action, isBusy = false }: StoryNoteProps) {
  return (
    <div className={css.place} aria-busy={isBusy}>
      <output className={css.words} data-empty={!text}>
        {text}
      </output>
      {action &&
        ('href' in action ? (
          <a className={`${pill} ${css.link}`} href={action.href}>
            {action.title}
          </a>
        ) : (
          <button type="button" className={pill} onClick={action.onPress}>
            {action.title}
          </button>
        ))}
    </div>
  );
}
