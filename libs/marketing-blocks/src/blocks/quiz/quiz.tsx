import { useFlow } from '@foyer/core/react';
import { quizMachine, selectQuizView } from '@foyer/quiz';
import { Artwork } from '@foyer/ui/artwork';
import { Button } from '@foyer/ui/button';
import { useTranslator } from '@foyer/ui/i18n';
import { ListBody } from '@foyer/screens/list-page';
import { useLabel } from '@foyer/ui/theme';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import { readHtml } from '../../parts/html-words.tsx';
import { keepAnswer, keptAnswer } from './kept-answer.ts';
import { QuizMain } from './quiz-main.tsx';
import {
  begin,
  heading,
  label as labelStyle,
  light,
  lightPicture,
  sheet,
  words,
} from './quiz.css.ts';
import type { QuizProps } from './quiz.schema.ts';

const nowhere = () => {};

const lightSizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
  [1920, 1080],
] as const;

/** One question that ends in a page. BLOCK-024, BLOCK-080, BLOCK-081 */
export function Quiz({ id: block, label, picture, start, main }: QuizProps) {
  const { quiz } = useLabel().variants;
  const [input] = useState(() => ({
    options: main.options.map(({ id }) => id),
    chosen: keptAnswer(block),
  }));
  const actor = useFlow(quizMachine, input, nowhere);
  const { step, chosen: chosenId } = useSelector(actor, selectQuizView, shallowEqual);
  const chosen = main.options.find(({ id }) => id === chosenId);
  const translator = useTranslator();
  // The texts of the next step are there before it is; without script this one stands alone.
  useEffect(() => void translator.load('purchase'), [translator]);
  const title = useFocusedTitle(step);
  const id = useId();
  const lit = (step === 'main' && chosen?.image) || picture;
  return (
    <ListBody>
      <section className={sheet[quiz]} aria-labelledby={id}>
        {quiz === 'frame' && lit && (
          <div className={light}>
            <Artwork
              className={lightPicture}
              picture={lit}
              size={[1280, 720]}
              candidates={lightSizes}
              sizes="100vw"
              hasEdge={false}
            />
          </div>
        )}
        <div>
          {label && <p className={labelStyle}>{label}</p>}
          <h2 ref={title} id={id} className={heading[quiz]} tabIndex={-1}>
            {step === 'start' ? start.title : main.title}
          </h2>
          {step === 'start' && start.text && (
            <div className={words[quiz]}>{readHtml(start.text)}</div>
          )}
        </div>
        {step === 'start' ? (
          <div className={begin}>
            <Button onPress={() => actor.send({ type: 'quiz.begin' })}>{start.button_title}</Button>
            <WithoutScript main={main} />
          </div>
        ) : (
          <QuizMain
            main={main}
            chosen={chosen}
            onChoose={(option) => {
              keepAnswer(block, option);
              actor.send({ type: 'option.choose', id: option });
            }}
            onBack={() => actor.send({ type: 'quiz.back' })}
          />
        )}
      </section>
    </ListBody>
  );
}

/** The button that led to another step is gone with its own, so the step's title takes the focus. */
function useFocusedTitle(step: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);
  return title;
}

/** Without script nothing can be chosen: each option is a link. */
function WithoutScript({ main }: Pick<QuizProps, 'main'>) {
  return (
    <noscript>
      <p>{main.title}</p>
      <ul>
        {main.options.map(({ id, title, link }) => (
          <li key={id}>
            <a href={link.href}>{title}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
