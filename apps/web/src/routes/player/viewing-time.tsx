import { selectViewingAllowance, type viewingLimitMachine } from '@foyer/viewing-limit';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Shell } from '../../shell/shell.types.ts';
import { useFlow } from '../../shell/views/use-flow.ts';
import { countWatchedTime } from '../../shell/watched-time.ts';

/** Why a profile may not watch now: outside its hours, or its time of the day is used up. LIMIT-004, LIMIT-010 */
export type TimeRefusal = 'notNow' | 'timeUp';

/** Props of {@link ViewingTime}. */
export interface ViewingTimeProps {
  shell: Shell;
  /** Told at once, and with every change. */
  onChange: (refusal: TimeRefusal | undefined) => void;
}

/** Asks the watcher of viewing limits whether to play, and tells it what is watched; shows nothing. LIMIT-010, LIMIT-011 */
export function ViewingTime({ shell, onChange }: ViewingTimeProps) {
  const limits = useFlow<typeof viewingLimitMachine>(shell, 'viewing-limit');
  return limits ? <Watcher limits={limits} onChange={onChange} /> : null;
}

interface WatcherProps extends Pick<ViewingTimeProps, 'onChange'> {
  limits: ActorRefFrom<typeof viewingLimitMachine>;
}

function Watcher({ limits, onChange }: WatcherProps) {
  const refusal = useSelector(limits, (snapshot): TimeRefusal | undefined => {
    const { isIntervalAllowed, isTimeLeft } = selectViewingAllowance(snapshot);
    if (!isIntervalAllowed) return 'notNow';
    return isTimeLeft ? undefined : 'timeUp';
  });
  useEffect(() => onChange(refusal), [refusal, onChange]);
  useEffect(
    () => countWatchedTime(document, (seconds) => limits.send({ type: 'view.watched', seconds })),
    [limits],
  );
  return null;
}
