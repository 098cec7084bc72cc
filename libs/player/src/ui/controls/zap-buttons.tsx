import { useTranslate } from '@foyer/ui/i18n';
import type { ReactNode } from 'react';
import { usePlayerScene } from '../player-context.ts';
import { ControlButton } from './control-button.tsx';
import type { Zap } from './zap.types.ts';

const ways = ['previous', 'next'] as const;

/** Go to the neighbours of a channel, which are asked for as soon as somebody comes near; nothing where it has none. */
export function ZapButtons({
  className,
  children,
}: {
  className: string;
  /** The face of a button. */
  children: (way: keyof Zap) => ReactNode;
}) {
  const t = useTranslate('player');
  const { zap } = usePlayerScene();
  if (!zap) return null;
  return ways.map((way) => {
    const { name, go, prepare } = zap[way];
    return (
      <span key={way} onPointerEnter={prepare} onFocus={prepare}>
        <ControlButton
          className={className}
          name={`channel_${way}`}
          label={t(`player.zap.${way}`, { name })}
          onPress={go}
        >
          {children(way)}
        </ControlButton>
      </span>
    );
  });
}
