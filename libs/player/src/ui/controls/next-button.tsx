import { useTranslate } from '@foyer/ui/i18n';
import { usePlayerScene } from '../player-context.ts';
import type { FaceProps } from './control.types.ts';
import { ControlButton } from './control-button.tsx';

/** Starts the next episode at once; nothing where there is none. Its face is the episode's number, such as «Серия 4». */
export function NextButton({
  className,
  children,
}: {
  className: string;
  children: (word: string) => ReturnType<FaceProps<string>['children']>;
}) {
  const t = useTranslate('player');
  const { asset, playNext } = usePlayerScene();
  const next = asset.next_episode;
  if (!next || !playNext) return null;
  const word = t('player.episode', { number: next.episode_number });
  return (
    <ControlButton
      className={className}
      name="next"
      label={`${t('player.next')}: ${word}`}
      onPress={playNext}
    >
      {children(word)}
    </ControlButton>
  );
}
