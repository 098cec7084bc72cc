import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFlow, usePorts } from '@foyer/core/react';
import type { PlayerAsset } from '@foyer/contract';
import { PinFlow, type PinFlowProps } from '@foyer/pin/view';
import { createPlaybackAccessMachine } from './playback-access.machine.ts';
import { selectPlaybackAccess, type PlaybackAccessView } from './playback-access.selectors.ts';
import type { PlaybackAccessInput } from './playback-access.types.ts';

/** Props of {@link PlaybackAccess}. */
export interface PlaybackAccessProps {
  input: PlaybackAccessInput;
  /** For the PIN step. */
  pinInput: PinFlowProps['input'];
  /** The film, once it may play. */
  renderFilm: (asset: PlayerAsset) => ReactNode;
  /** What stands in its place until then; `retry` asks again, which helps with some steps. */
  renderGate: (
    step: Exclude<PlaybackAccessView['step'], 'granted'>,
    retry: () => void,
    purchase: PlaybackAccessView['purchase'],
  ) => ReactNode;
  /** The viewer gave no PIN. */
  onCancel: () => void;
}

/** Plays a title, or says why not; asks for the PIN where its age limit wants one. */
export function PlaybackAccess({
  input,
  pinInput,
  renderFilm,
  renderGate,
  onCancel,
}: PlaybackAccessProps) {
  const actor = useFlow(usePorts(createPlaybackAccessMachine), input, onCancel);
  const { step, asset, purchase } = useSelector(actor, selectPlaybackAccess, shallowEqual);
  if (asset) return renderFilm(asset);
  const retry = () => actor.send({ type: 'playback.retry' });
  return (
    <>
      {step !== 'granted' && renderGate(step, retry, purchase)}
      {step === 'pin' && (
        <PinFlow
          input={pinInput}
          onDone={(output) =>
            actor.send(
              output.status === 'accepted'
                ? { type: 'pin.accepted', pin: output.pin }
                : { type: 'pin.cancelled' },
            )
          }
        />
      )}
    </>
  );
}
