import type { RunningPlayer } from '@foyer/player';
import { joinParent, type ParentEvent } from '@foyer/player/embed';
import { Player, type PlayerProps } from '@foyer/player/ui';
import { usePageConfig } from '@foyer/page-runtime/page/page-config-context';
import { reportFound } from '@foyer/page-runtime/shell/error-relay';

/** Other scripts of the page may speak to every frame: the first word that is none of ours is report enough. EMBED-014 */
function reportFirstError(): (event: ParentEvent) => void {
  let isReported = false;
  return (event) => {
    if (event.event !== 'error' || isReported) return;
    isReported = true;
    // What it said is the page's own.
    const error = new Error('The page around the player sent an unparsable message');
    reportFound({ error, source: 'embed.message' });
  };
}

/** The player in a page of another site, which hears of it and names its partner. Spec 3 §7 "Parent-window messages" */
export function EmbeddedPlayer({ onRunning, ...props }: PlayerProps) {
  const origins = usePageConfig().site.embedOrigins ?? [];
  const join = (running: RunningPlayer) => {
    const stop = onRunning?.(running);
    const { asset } = props;
    const leave = joinParent(running, { asset, origins, onEvent: reportFirstError() });
    return () => {
      leave();
      stop?.();
    };
  };
  return <Player {...props} onRunning={join} />;
}
