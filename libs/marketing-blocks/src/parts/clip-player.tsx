import type { PlayerAsset } from '@foyer/contract';
import { ShortPlayer } from '@foyer/player/short';
import { useTranslate } from '@foyer/ui/i18n';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { pageServices } from '../page-services.ts';
import { type ClipSource, streamAsset } from './clip.schema.ts';
import * as css from './clip-stage.css.ts';
import { playAlone } from './one-plays.ts';

/** Props of {@link ClipPlayer}. */
export interface ClipPlayerProps {
  source: ClipSource;
  title: string;
  onEnded: () => void;
  /** Something else on the page plays now. */
  onStopped: () => void;
}

/** Plays a clip in its box, alone on the page, and has the focus. Its errors are the player's. */
export function ClipPlayer({ source, title, onEnded, onStopped }: ClipPlayerProps) {
  const t = useTranslate('info');
  const box = useRef<HTMLDivElement>(null);
  const asset = useAsset(source, title);
  const stopped = useEffectEvent(onStopped);
  useEffect(() => playAlone(() => stopped()), []);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} className={css.playing} tabIndex={-1}>
      {asset === 'none' ? (
        <p className={css.none} role="alert">
          {t('info.clip.none')}
        </p>
      ) : (
        asset && (
          <ShortPlayer
            asset={asset}
            title={title}
            fit="contain"
            isWholePage={false}
            onEnded={onEnded}
          />
        )
      )}
    </div>
  );
}

/** What the player is given; nothing before the page has found it. */
function useAsset(source: ClipSource, title: string): PlayerAsset | 'none' | undefined {
  const [found, setFound] = useState<{ titleId: string; asset: PlayerAsset | 'none' }>();
  const titleId = 'titleId' in source ? source.titleId : undefined;
  useEffect(() => {
    if (titleId === undefined) return undefined;
    let isOver = false;
    void pageServices()
      .then(({ findTrailer }) => findTrailer({ idOrSlug: titleId }))
      .then((asset) => {
        if (!isOver) setFound({ titleId, asset: asset ?? 'none' });
      });
    return () => {
      isOver = true;
    };
  }, [titleId]);
  const stream = useMemo(
    () => ('address' in source ? streamAsset(source, title) : undefined),
    [source, title],
  );
  return stream ?? (found?.titleId === titleId ? found?.asset : undefined);
}
