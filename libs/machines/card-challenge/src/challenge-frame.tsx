import { challengeMessageSchema } from '@foyer/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { is } from 'valibot';
import { frame } from './card-challenge.css.ts';

/** Props of {@link ChallengeFrame}. */
export interface ChallengeFrameProps {
  /** Of another origin than the page: that is the wall. */
  url: string;
  title: string;
  onLoad: () => void;
  /** The policy of this page does not let the frame in. */
  onRefused: () => void;
  /** Called with the origin of the page in the frame, which says that the bank's question is over. */
  onEnded: (origin: string) => void;
}

/**
 * Pages of banks need their own storage and may open the bank's app. They cannot lead this page elsewhere, and cannot
 * leave the sandbox, because the flow frames no page of our own origin.
 */
const rights =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** The bank's page in a frame. Messages of other windows, this page's own among them, are not heard. */
export function ChallengeFrame({ url, title, onLoad, onRefused, onEnded }: ChallengeFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    if (!source || source !== element.current?.contentWindow) return;
    if (is(challengeMessageSchema, data)) onEnded(origin);
  });
  const hearRefusal = useEffectEvent((event: SecurityPolicyViolationEvent) => {
    const isFrame = ['frame-src', 'child-src', 'default-src'].includes(event.effectiveDirective);
    if (isFrame && event.blockedURI !== '' && url.startsWith(event.blockedURI)) onRefused();
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    const listenRefusal = (event: SecurityPolicyViolationEvent) => hearRefusal(event);
    window.addEventListener('message', listen);
    document.addEventListener('securitypolicyviolation', listenRefusal);
    return () => {
      window.removeEventListener('message', listen);
      document.removeEventListener('securitypolicyviolation', listenRefusal);
    };
  }, []);
  return (
    <iframe
      ref={element}
      className={frame}
      src={url}
      title={title}
      sandbox={rights}
      referrerPolicy="strict-origin"
      onLoad={onLoad}
    />
  );
}
