import { describe, expect, it } from 'vitest';
import { peerErrors, type PeerError } from '../engine/peers.ts';
import { createPeerErrors } from './peer-errors.ts';

describe('createPeerErrors', () => {
  it('tells whoever listens each error once, also what came before', () => {
    const errors = createPeerErrors();
    const heard: PeerError[] = [];
    errors.tell(peerErrors.load);
    const stop = errors.listen((error) => heard.push(error));
    errors.tell(peerErrors.init);
    errors.tell(peerErrors.init);

    expect(heard).toEqual([peerErrors.load, peerErrors.init]);
    stop();
  });

  it('tells nobody who has stopped listening', () => {
    const errors = createPeerErrors();
    const heard: PeerError[] = [];
    errors.listen((error) => heard.push(error))();
    errors.tell(peerErrors.load);

    expect(heard).toEqual([]);
  });
});
