import { type ReactNode, useId } from 'react';
import { useLabel } from '@foyer/ui/theme';
import { Icon } from '@foyer/ui/icon';
import { wordBucket } from '@foyer/ui/print/fit';
import {
  box,
  fold,
  frame,
  kicker as kickerStyle,
  light,
  page,
  text,
  title as titleStyle,
} from './code-form.css.ts';

/** Props of {@link CodeForm}. */
export interface CodeFormProps {
  /** What is asked for, in a few words. */
  title: string;
  /** Of the title. @default 2 */
  level?: 1 | 2;
  /** Where the code is found, and what becomes of it. */
  lead?: ReactNode;
  /** Over the field where the form is a slip, such as «Отрывной купон». */
  kicker: string;
  /** A picture that lights the panel from behind; a slip has none. */
  backdrop?: ReactNode;
  /** The code is used: the place is lit, or marked. @default false */
  isDone?: boolean;
  /** The field and its button, or what came of them. */
  children: ReactNode;
}

/** The place of a page where a printed code is typed: a lit panel, or a slip that is cut out along its dashes. */
export function CodeForm({
  title,
  level = 2,
  lead,
  kicker,
  backdrop,
  isDone = false,
  children,
}: CodeFormProps) {
  const { codeForm } = useLabel().variants;
  const id = useId();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section
      className={page[codeForm]}
      aria-labelledby={id}
      data-lit={(codeForm === 'panel' && backdrop !== undefined) || undefined}
    >
      {codeForm === 'panel' && backdrop && <div className={light}>{backdrop}</div>}
      <div className={box}>
        <Heading id={id} className={titleStyle[codeForm]} data-word={wordBucket(title)}>
          {title}
        </Heading>
        {lead && <div className={text[codeForm]}>{lead}</div>}
      </div>
      <div className={frame[codeForm]} data-done={isDone || undefined}>
        {codeForm === 'slip' && (
          <>
            <span className={fold} aria-hidden="true">
              <Icon name="scissors" size={20} />
            </span>
            <p className={kickerStyle}>{kicker}</p>
          </>
        )}
        {children}
      </div>
    </section>
  );
}
