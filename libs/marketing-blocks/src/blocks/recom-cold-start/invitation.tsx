import { action, ActionLink } from '@foyer/ui/action-link';
import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { IconButton } from '@foyer/ui/icon-button';
import { ListBody } from '@foyer/screens/list-page';
import { useLabel } from '@foyer/ui/theme';
import { useId, useState } from 'react';
import { wordBucket } from '../../parts/fit-words.ts';
import * as css from './recom-cold-start.css.ts';
import type { RecomColdStartProps } from './recom-cold-start.schema.ts';

/** What {@link Invitation} needs. */
interface InvitationProps extends Pick<RecomColdStartProps, 'title' | 'words' | 'covers'> {
  href: string;
  /** Asks another day. */
  onLater: () => void;
}

/**
 * Asks a profile to choose; a light passes over five covers, unless the viewer stops it or wants no motion. In print the
 * covers come first, as the choice of an editor.
 */
export function Invitation({ title, words, covers, href, onLater }: InvitationProps) {
  const t = useTranslate('taste');
  const look = useLabel().variants.cards;
  const id = useId();
  const shown = covers.length > 0 && <Covers covers={covers} />;
  return (
    <ListBody>
      <section className={css.invitation[look]} aria-labelledby={id}>
        {look === 'print' && shown}
        <div className={css.words}>
          <h2 id={id} className={css.heading[look]} data-word={wordBucket(title)}>
            {title}
          </h2>
          {words !== undefined && <p className={css.lead[look]}>{words}</p>}
          <div className={css.actions}>
            <ActionLink href={href}>{t('taste.begin')}</ActionLink>
            <button type="button" className={action({ look: 'quiet' })} onClick={onLater}>
              {t('taste.later')}
            </button>
          </div>
        </div>
        {look === 'lit' && shown}
      </section>
    </ListBody>
  );
}

function Covers({ covers }: Pick<InvitationProps, 'covers'>) {
  const t = useTranslate('taste');
  const look = useLabel().variants.cards;
  const [isStopped, setStopped] = useState(false);
  return (
    <div className={css.covers} data-stopped={isStopped || undefined}>
      {covers.map((cover) => (
        <div key={cover.id} className={css.cover[look]} data-cover-of={cover.id}>
          <Artwork className={css.picture} picture={cover.poster} size={[158, 230]} />
        </div>
      ))}
      <IconButton
        className={css.stop}
        icon={isStopped ? 'play' : 'pause'}
        label={t(isStopped ? 'taste.go' : 'taste.pause')}
        onClick={() => setStopped(!isStopped)}
      />
    </div>
  );
}
