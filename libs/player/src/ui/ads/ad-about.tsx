import { useTranslate } from '@foyer/ui/i18n';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ControlButton } from '../controls/control-button.tsx';
import { usePlayerValue } from '../player-context.ts';
import { useEscapeOrder } from '../use-escape-order.ts';
import { AdLink } from './ad-link.tsx';
import { useDismiss } from './use-dismiss.ts';
import { useShownAd } from './use-shown-ad.ts';

/** Class names of {@link AdAbout}. */
export interface AdAboutClasses {
  /** Holds the button and what it opens. */
  root: string;
  button: string;
  sheet: string;
  heading: string;
  text: string;
  /** A `dl`. */
  facts: string;
  link: string;
}

/** Opens what there is to know of the advertisement: that it is one, whose, its token, and where it leads. */
export function AdAbout({ classes, children }: { classes: AdAboutClasses; children?: ReactNode }) {
  const ad = useShownAd();
  // What follows is another advertisement.
  return ad ? <About key={ad.position} classes={classes} face={children} /> : null;
}

function About({ classes, face }: { classes: AdAboutClasses; face: ReactNode }) {
  const t = useTranslate('player');
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEscapeOrder(
    isOpen,
    usePlayerValue(({ context }) => context.isFullscreen),
  );
  useDismiss(box, isOpen, (by) => {
    setIsOpen(false);
    if (by === 'escape') box.current?.querySelector('button')?.focus();
  });
  return (
    <div ref={box} className={classes.root}>
      <ControlButton
        className={classes.button}
        name="ad_about"
        isExpanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      >
        {face}
        <span>{t('player.adAbout')}</span>
      </ControlButton>
      {isOpen && <AboutSheet classes={classes} />}
    </div>
  );
}

function AboutSheet({ classes }: { classes: AdAboutClasses }) {
  const t = useTranslate('player');
  const heading = useId();
  const ad = useShownAd();
  const facts = [
    [t('player.adOwner'), ad?.advertiser],
    [t('player.adTokenTerm'), ad?.token],
  ] as const;
  return (
    <section className={classes.sheet} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('player.adAbout')}
      </h2>
      <p className={classes.text}>{t('player.adAboutText')}</p>
      <dl className={classes.facts}>
        {facts.map(
          ([term, words]) =>
            words !== undefined && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{words}</dd>
              </div>
            ),
        )}
      </dl>
      <AdLink className={classes.link}>{({ host }) => <span>{host}</span>}</AdLink>
    </section>
  );
}
