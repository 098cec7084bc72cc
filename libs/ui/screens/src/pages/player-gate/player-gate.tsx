import { useLanguage } from '@foyer/ui/i18n';
import { setType } from '@foyer/ui/i18n';
import type { Picture } from '@foyer/ui/artwork';
import { Artwork } from '@foyer/ui/artwork';
import * as styles from './player-gate.css.ts';

/** Props of {@link PlayerGateScreen}. */
export interface PlayerGateScreenProps {
  /** `div` where the page has its main area already. @default 'main' */
  as?: 'main' | 'div' | undefined;
  title: string;
  backdrop: Picture;
  /** Why the film does not play; spoken when it appears. */
  text?: string;
  /** What helps: a link, or a press. */
  action?: { title: string; href: string } | { title: string; onPress: () => void };
  back: { title: string; href: string };
  /** True while the service is asked. @default false */
  isBusy?: boolean;
}

/** The screen in place of a film that does not play, or not yet. */
export function PlayerGateScreen({
  as: Tag = 'main',
  title,
  backdrop,
  text,
  action,
  back,
  isBusy = false,
}: PlayerGateScreenProps) {
  const language = useLanguage();
  return (
    <Tag className={styles.screen} aria-busy={isBusy}>
      <div className={styles.art}>
        <Artwork
          picture={backdrop}
          size={[1280, 720]}
          candidates={[
            [640, 360],
            [1280, 720],
            [1920, 1080],
          ]}
          sizes="100vw"
          isUrgent
          hasEdge={false}
        />
      </div>
      <div className={styles.scrim} />
      <h1 className={styles.heading}>{setType(title, language)}</h1>
      <output className={styles.message}>{text}</output>
      <div className={styles.actions}>
        {action && <GateAction action={action} />}
        <a className={styles.quiet} href={back.href}>
          {back.title}
        </a>
      </div>
    </Tag>
  );
}

function GateAction({ action }: { action: NonNullable<PlayerGateScreenProps['action']> }) {
  return 'href' in action ? (
    <a className={styles.button} href={action.href}>
      {action.title}
    </a>
  ) : (
    <button type="button" className={styles.button} onClick={action.onPress}>
      {action.title}
    </button>
  );
}
