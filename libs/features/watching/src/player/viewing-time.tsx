import type { RunningPlayer } from '@foyer/player';
import { countPlayedTime } from '@foyer/player/telemetry';
import { selectViewingAllowance, type viewingLimitMachine } from '@foyer/viewing-limit';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { useFlow } from '@foyer/page-runtime/shell/use-flow';

/** Why a profile may not watch now: outside its hours, or its time of the day is used up. LIMIT-004, LIMIT-010 */
export type TimeRefusal = 'notNow' | 'timeUp';

/** Props of {@link ViewingTime}. */
export interface ViewingTimeProps {
  shell: Shell;
  /** What plays; nothing before it does. */
  running: RunningPlayer | undefined;
  /** Told at once, and with every change. */
  onChange: (refusal: TimeRefusal | undefined) => void;
}

/** Asks the watcher of viewing limits whether to play, and tells it what is watched; shows nothing. LIMIT-010, LIMIT-011 */
export function ViewingTime({ shell, ...props }: ViewingTimeProps) {
  const limits = useFlow<typeof viewingLimitMachine>(shell, 'viewing-limit');
  return limits ? <Watcher limits={limits} {...props} /> : null;
}

interface WatcherProps extends Omit<ViewingTimeProps, 'shell'> {
  limits: ActorRefFrom<typeof viewingLimitMachine>;
}

function Watcher({ limits, running, onChange }: WatcherProps) {
  const refusal = useSelector(limits, (snapshot): TimeRefusal | undefined => {
    const { isIntervalAllowed, isTimeLeft } = selectViewingAllowance(snapshot);
    if (!isIntervalAllowed) return 'notNow';
    return isTimeLeft ? undefined : 'timeUp';
  });
  useEffect(() => onChange(refusal), [refusal, onChange]);
  useEffect(
    () =>
      running &&
      countPlayedTime(running, (seconds) => limits.send({ type: 'view.watched', seconds })),
    [limits, running],
  );
  return null;
}
