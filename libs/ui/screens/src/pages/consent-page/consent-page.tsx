import { useId, type ReactNode } from 'react';
import { Button } from '@foyer/ui/button';
import { Logo } from '@foyer/ui/logo';
import { useRowLook } from '../../viewers/personal-page/use-row-look.ts';
import { Wordmark } from '@foyer/ui/print/wordmark';
import {
  actions,
  card,
  heading as headingStyle,
  lines,
  logo,
  page,
  wordmarkPlace,
  words,
} from './consent-page.css.ts';

/** Props of {@link ConsentPage}. */
export interface ConsentPageProps {
  heading: string;
  /** What the viewer agrees to. */
  text: string;
  confirm: { title: string; onPress: () => void };
  cancel: { title: string; onPress: () => void };
  /** An answer is on its way; no other can be given. @default false */
  isPending?: boolean;
}

/** A page without layout that asks one question of the viewer. */
export function ConsentPage({
  heading,
  text,
  confirm,
  cancel,
  isPending = false,
}: ConsentPageProps): ReactNode {
  const id = useId();
  const isPaper = useRowLook() === 'ruled';
  return (
    <main className={page}>
      <section className={isPaper ? lines : card} aria-labelledby={id}>
        <div className={isPaper ? wordmarkPlace : logo}>{isPaper ? <Wordmark /> : <Logo />}</div>
        <h1 id={id} className={headingStyle}>
          {heading}
        </h1>
        <p className={words}>{text}</p>
        <div className={actions}>
          <Button isPending={isPending} onPress={confirm.onPress}>
            {confirm.title}
          </Button>
          <Button tone="quiet" isDisabled={isPending} onPress={cancel.onPress}>
            {cancel.title}
          </Button>
        </div>
      </section>
    </main>
  );
}
